import './segments.css';

interface Props<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ id, label, value, options, choose }: Props<Value>) {
  return (
    <div className="segments-field" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className="segments">
        {options.map(([one, name]) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            data-testid={`${id}-${one}`}
            onClick={() => choose(one)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
