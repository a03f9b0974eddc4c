interface Props {
  readonly label: string;
  readonly testId: string;
  /** The chosen value. Empty for any value. */
  readonly value: string;
  readonly any: string;
  readonly values: readonly string[];
  readonly written?: (value: string) => string;
  readonly choose: (value: string) => void;
}

/**
 * Lets the user choose any value, or one of the values that occur in games. A chosen value remains in the list even if
 * no game has it any more.
 */
export function ValueChoice({ label, testId, value, any, values, written = String, choose }: Props) {
  const shown = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <label>
      <span>{label}</span>
      <select
        className="games-module"
        data-testid={testId}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{any}</option>
        {shown.map((each) => (
          <option key={each} value={each}>
            {written(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
