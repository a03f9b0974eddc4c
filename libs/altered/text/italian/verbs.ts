import type { Verb, Verbs } from '../romance/verbs.js';

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
  return verb(`${stem}are`, `${stem}a`, `${stem}o`, soft, `${stem}a`, `${stem}ano`, `${stem}ato`);
}

export const move = verb('muovere', 'muovi', 'muovo', 'muovi', 'muove', 'muovono', 'mosso');
export const ascend = verb('ascendere', 'ascendi', 'ascendo', 'ascendi', 'ascende', 'ascendono', 'asceso');

export const verbs: Verbs = {
  activate: are('attiv'),
  be: verb('essere', 'sii', 'sono', 'sei', 'è', 'sono', 'stato'),
  become: verb('diventare', 'diventa', 'divento', 'diventi', 'diventa', 'diventano', 'diventato'),
  can: verb('potere', 'puoi', 'posso', 'puoi', 'può', 'possono', 'potuto'),
  control: are('controll'),
  cost: are('cost'),
  create: are('cre'),
  discard: are('scart'),
  do: verb('fare', 'fai', 'faccio', 'fai', 'fa', 'fanno', 'fatto'),
  draw: are('pesc'),
  enter: are('entr'),
  exhaust: verb('esaurire', 'esaurisci', 'esaurisco', 'esaurisci', 'esaurisce', 'esauriscono', 'esaurito'),
  gain: are('guadagn'),
  go: verb('andare', 'va', 'vado', 'vai', 'va', 'vanno', 'andato'),
  have: verb('avere', 'abbi', 'ho', 'hai', 'ha', 'hanno', 'avuto'),
  ignore: are('ignor'),
  increase: are('aument'),
  leave: are('lasci'),
  look: are('guard'),
  lose: verb('perdere', 'perdi', 'perdo', 'perdi', 'perde', 'perdono', 'perso'),
  pass: are('pass'),
  play: are('gioc'),
  put: verb('mettere', 'metti', 'metto', 'metti', 'mette', 'mettono', 'messo'),
  ready: are('prepar'),
  reduce: verb('ridurre', 'riduci', 'riduco', 'riduci', 'riduce', 'riducono', 'ridotto'),
  remove: verb('rimuovere', 'rimuovi', 'rimuovo', 'rimuovi', 'rimuove', 'rimuovono', 'rimosso'),
  return: are('riport'),
  reveal: are('rivel'),
  roll: are('lanci'),
  sacrifice: are('sacrific'),
  send: are('invi'),
  shuffle: are('mescol'),
  switch: are('scambi'),
  win: verb('vincere', 'vinci', 'vinco', 'vinci', 'vince', 'vincono', 'vinto'),
  past: {
    be: { me: 'ero', you: 'eri', it: 'era', they: 'erano' },
    have: { me: 'avevo', you: 'avevi', it: 'aveva', they: 'avevano' },
    control: { me: 'controllavo', you: 'controllavi', it: 'controllava', they: 'controllavano' },
  },
};
