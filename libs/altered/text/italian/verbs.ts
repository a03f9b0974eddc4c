/** The forms card texts need: infinitive, imperative to the reader, four persons, participle without its ending. */
export interface Verb {
  readonly infinitive: string;
  readonly imperative: string;
  readonly me: string;
  readonly you: string;
  readonly it: string;
  readonly they: string;
  readonly participle: string;
}

const verb = (
  infinitive: string,
  imperative: string,
  me: string,
  you: string,
  it: string,
  they: string,
  participle: string,
): Verb => ({ infinitive, imperative, me, you, it, they, participle });

/** First conjugation; a hard c or g stays hard before i. */
function are(stem: string): Verb {
  const soft = /[cg]$/.test(stem) ? `${stem}hi` : /[^v]i$/.test(stem) ? stem : `${stem}i`;
  return verb(`${stem}are`, `${stem}a`, `${stem}o`, soft, `${stem}a`, `${stem}ano`, `${stem}at`);
}

export const verbs = {
  activate: are('attiv'),
  ascend: verb('ascendere', 'ascendi', 'ascendo', 'ascendi', 'ascende', 'ascendono', 'asces'),
  be: verb('essere', 'sii', 'sono', 'sei', 'è', 'sono', 'stat'),
  become: verb('diventare', 'diventa', 'divento', 'diventi', 'diventa', 'diventano', 'diventat'),
  control: are('controll'),
  cost: are('cost'),
  create: are('cre'),
  discard: are('scart'),
  do: verb('fare', 'fai', 'faccio', 'fai', 'fa', 'fanno', 'fatt'),
  draw: are('pesc'),
  enter: are('entr'),
  exhaust: verb('esaurire', 'esaurisci', 'esaurisco', 'esaurisci', 'esaurisce', 'esauriscono', 'esaurit'),
  gain: are('guadagn'),
  go: verb('andare', 'va', 'vado', 'vai', 'va', 'vanno', 'andat'),
  have: verb('avere', 'abbi', 'ho', 'hai', 'ha', 'hanno', 'avut'),
  increase: are('aument'),
  leave: are('lasci'),
  look: are('guard'),
  lose: verb('perdere', 'perdi', 'perdo', 'perdi', 'perde', 'perdono', 'pers'),
  move: verb('muovere', 'muovi', 'muovo', 'muovi', 'muove', 'muovono', 'moss'),
  pass: are('pass'),
  pay: are('pag'),
  play: are('gioc'),
  put: verb('mettere', 'metti', 'metto', 'metti', 'mette', 'mettono', 'mess'),
  ready: are('prepar'),
  reduce: verb('ridurre', 'riduci', 'riduco', 'riduci', 'riduce', 'riducono', 'ridott'),
  remove: verb('rimuovere', 'rimuovi', 'rimuovo', 'rimuovi', 'rimuove', 'rimuovono', 'rimoss'),
  return: are('riport'),
  reveal: are('rivel'),
  roll: are('lanci'),
  sacrifice: are('sacrific'),
  send: are('invi'),
  shuffle: are('mescol'),
  spend: verb('spendere', 'spendi', 'spendo', 'spendi', 'spende', 'spendono', 'spes'),
  switch: are('scambi'),
  win: verb('vincere', 'vinci', 'vinco', 'vinci', 'vince', 'vincono', 'vint'),
} as const satisfies Readonly<Record<string, Verb>>;

/** The imperfect, for what was so before the event (6.3). */
export const imperfect = {
  be: { me: 'ero', you: 'eri', it: 'era', they: 'erano' },
  have: { me: 'avevo', you: 'avevi', it: 'aveva', they: 'avevano' },
  control: { me: 'controllavo', you: 'controllavi', it: 'controllava', they: 'controllavano' },
} as const;
