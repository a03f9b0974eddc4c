import { invariant, type Json } from '#record';

/** A JSON Patch operation as received from the server. */
export interface WiredOperation {
  readonly op: string;
  readonly path: string;
  readonly value?: Json;
}

type Container = Json[] | Record<string, Json>;

/** Applies a JSON Patch (RFC 6902) to a value. Tests use this independent implementation to check Retrace's patches. */
export function applied(value: Json, patch: readonly WiredOperation[]): Json {
  const root = { value: JSON.parse(JSON.stringify(value)) as Json };
  for (const { op, path, value: put = null } of patch) {
    const names = ['value', ...path.split('/').slice(1)].map((name) =>
      name.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    const last = names.pop() ?? '';
    const place = names.reduce<Container>((at, name) => (at as Record<string, Container>)[name] ?? {}, root);
    const copy = JSON.parse(JSON.stringify(put)) as Json;
    if (Array.isArray(place)) {
      const index = Number(last);
      invariant(index >= 0 && index <= place.length, `${path} is in the list`);
      if (op === 'add') place.splice(index, 0, copy);
      else if (op === 'remove') place.splice(index, 1);
      else place[index] = copy;
    } else if (op === 'remove') {
      invariant(Object.hasOwn(place, last), `${path} is there`);
      Reflect.deleteProperty(place, last);
    } else {
      invariant(op === 'add' || Object.hasOwn(place, last), `${path} is there`);
      // Defines the member, because an assignment to the valid member name `__proto__` would not create a member.
      Object.defineProperty(place, last, {
        value: copy,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  }
  return root.value;
}
