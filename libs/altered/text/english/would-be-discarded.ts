import type { Selector, Would } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';

const zones = [
  ['hand', 'hand'],
  ['Reserve', 'reserve'],
] as const;

const doers = [
  'by an effect an opponent controls',
  "by an opponent's effect",
  "by your opponents' effects",
  'by an opponent',
] as const;

/** "another card would be discarded from your Reserve by an effect an opponent controls" */
export function discardedBy(one: Syntax<Selector>): readonly Syntax<Would>[] {
  const what = articled(one);
  const inZone = (text: string, zone: 'hand' | 'reserve', by: object): Syntax<Would> =>
    synonym(
      iso(
        phrase<{ what: Selector }>(text, { what }),
        ({ what: like }): Would | undefined =>
          like.zone === undefined && like.owner === undefined && like.controller === undefined
            ? { kind: 'discarded', what: { ...like, zone, owner: 'you' }, ...by }
            : undefined,
        () => undefined,
      ),
    );
  return [
    ...zones.map(([text, zone]) => inZone(`<what> would be discarded from your ${text}`, zone, {})),
    ...doers.flatMap((said, index) => {
      const by = { by: 'opponent' } as const;
      const all = [
        means<Would>(`I would be discarded ${said}`, { kind: 'discarded', what: 'me', ...by }),
        form<Would>(
          `<what> would be discarded ${said}`,
          { what },
          { kind: 'discarded', what: $('what'), ...by },
        ),
      ];
      return [
        ...(index === 0 ? all : all.map(synonym)),
        ...zones.map(([text, zone]) =>
          inZone(`<what> would be discarded from your ${text} ${said}`, zone, by),
        ),
      ];
    }),
  ];
}
