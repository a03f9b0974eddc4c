import './segments.css';

interface Props<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}

/** Lets the user choose one of a few values. The values are shown side by side as buttons. */
export function Segments<Value extends string>({ id, label, value, options, choose }: Props<Value>) {
  return (
    <div className="segments-field" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className="segments">
        {options.map(([segment, name]) => (
          <button
            key={segment}
            type="button"
            aria-pressed={segment === value}
            data-testid={`${id}-${segment}`}
            onClick={() => choose(segment)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
