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
  augment: are('potenzi'),
  be: verb('essere', 'sii', 'sono', 'sei', 'è', 'sono', 'stato'),
  become: verb('diventare', 'diventa', 'divento', 'diventi', 'diventa', 'diventano', 'diventato'),
  can: verb('potere', 'puoi', 'posso', 'puoi', 'può', 'possono', 'potuto'),
  choose: verb('scegliere', 'scegli', 'scelgo', 'scegli', 'sceglie', 'scelgono', 'scelto'),
  complete: are('complet'),
  control: are('controll'),
  cost: are('cost'),
  create: are('cre'),
  defect: are('disert'),
  discard: are('scart'),
  distribute: verb(
    'distribuire',
    'distribuisci',
    'distribuisco',
    'distribuisci',
    'distribuisce',
    'distribuiscono',
    'distribuito',
  ),
  do: verb('fare', 'fai', 'faccio', 'fai', 'fa', 'fanno', 'fatto'),
  double: are('raddoppi'),
  draw: are('pesc'),
  enter: are('entr'),
  exchange: are('scambi'),
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
  pay: are('pag'),
  place: are('colloc'),
  play: are('gioc'),
  put: verb('mettere', 'metti', 'metto', 'metti', 'mette', 'mettono', 'messo'),
  ready: are('prepar'),
  receive: verb('ricevere', 'ricevi', 'ricevo', 'ricevi', 'riceve', 'ricevono', 'ricevuto'),
  reduce: verb('ridurre', 'riduci', 'riduco', 'riduci', 'riduce', 'riducono', 'ridotto'),
  remove: verb('rimuovere', 'rimuovi', 'rimuovo', 'rimuovi', 'rimuove', 'rimuovono', 'rimosso'),
  return: are('riport'),
  reveal: are('rivel'),
  roll: are('lanci'),
  sacrifice: are('sacrific'),
  send: are('invi'),
  shift: are('spost'),
  shuffle: are('mescol'),
  spend: verb('spendere', 'spendi', 'spendo', 'spendi', 'spende', 'spendono', 'speso'),
  switch: are('scambi'),
  take: verb('prendere', 'prendi', 'prendo', 'prendi', 'prende', 'prendono', 'preso'),
  target: are('bersagli'),
  win: verb('vincere', 'vinci', 'vinco', 'vinci', 'vince', 'vincono', 'vinto'),
  past: {
    be: { me: 'ero', you: 'eri', it: 'era', they: 'erano' },
    have: { me: 'avevo', you: 'avevi', it: 'aveva', they: 'avevano' },
    control: { me: 'controllavo', you: 'controllavi', it: 'controllava', they: 'controllavano' },
  },
};
