interface Props<Value extends string | number> {
  /** The purpose of the choice, for screen readers. */
  readonly label?: string;
  readonly className?: string;
  readonly testId: string;
  readonly value: Value;
  /** The available values and their texts. */
  readonly options: readonly (readonly [Value, string])[];
  readonly isDisabled?: boolean;
  readonly choose: (value: Value) => void;
}

/** Lets the user choose one value from a drop-down list. */
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
        const found = options.find(([option]) => `${option}` === target.value);
        if (found) choose(found[0]);
      }}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
