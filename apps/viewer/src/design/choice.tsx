interface Props<Value extends string | number> {
  /** What is chosen, for those who do not see what stands around it. */
  readonly label?: string;
  readonly className?: string;
  readonly testId: string;
  readonly value: Value;
  /** What can be chosen, with its words. */
  readonly options: readonly (readonly [Value, string])[];
  readonly isDisabled?: boolean;
  readonly choose: (value: Value) => void;
}

/** A choice of one from a list that opens. */
export function Choice<Value extends string | number>({
  label,
  className,
  testId,
  value,
  options,
  isDisabled = false,
  choose,
}: Props<Value>) {
  return (
    <select
      aria-label={label}
      className={className}
      data-testid={testId}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => {
        const found = options.find(([one]) => `${one}` === target.value);
        if (found) choose(found[0]);
      }}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
