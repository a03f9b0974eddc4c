/** The forms card texts need: infinitive, imperative to the reader, four persons, participle. */
export interface Verb {
  readonly infinitive: string;
  readonly imperative: string;
  readonly me: string;
  readonly you: string;
  readonly it: string;
  readonly they: string;
  /** Masculine singular. */
  readonly participle: string;
}

export type Person = 'me' | 'you' | 'it' | 'they';

type VerbName =
  | 'activate'
  | 'augment'
  | 'be'
  | 'become'
  | 'can'
  | 'choose'
  | 'complete'
  | 'control'
  | 'cost'
  | 'create'
  | 'defect'
  | 'discard'
  | 'distribute'
  | 'do'
  | 'double'
  | 'draw'
  | 'enter'
  | 'exchange'
  | 'exhaust'
  | 'gain'
  | 'go'
  | 'have'
  | 'ignore'
  | 'increase'
  | 'leave'
  | 'look'
  | 'lose'
  | 'pass'
  | 'pay'
  | 'place'
  | 'play'
  | 'put'
  | 'ready'
  | 'receive'
  | 'reduce'
  | 'remove'
  | 'return'
  | 'reveal'
  | 'roll'
  | 'sacrifice'
  | 'send'
  | 'shift'
  | 'shuffle'
  | 'spend'
  | 'switch'
  | 'take'
  | 'target'
  | 'win';

export type Verbs = Readonly<Record<VerbName, Verb>> & {
  /** The imperfect, for what was so before the event (6.3). */
  readonly past: Readonly<Record<'be' | 'have' | 'control', Readonly<Record<Person, string>>>>;
};
