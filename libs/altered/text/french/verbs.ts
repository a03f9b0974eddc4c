/** The forms card texts need: infinitive, imperative to the reader, persons, participle. */
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
  you: string,
  me: string,
  it: string,
  they: string,
  participle: string,
): Verb => ({ infinitive, imperative: you, me, you, it, they, participle });

/** First conjugation; the stem may change where its vowel is stressed ("révèle"), and g stays soft. */
const er = (stem: string, stressed = stem): Verb =>
  verb(`${stem}er`, `${stem}ez`, `${stressed}e`, `${stressed}e`, `${stressed}ent`, `${stem}é`);

export const verbs = {
  activate: er('activ'),
  ascend: { ...er('s’élev', 's’élèv'), imperative: 'élevez-vous', me: 'm’élève', you: 'vous élevez' },
  be: { ...verb('être', 'êtes', 'suis', 'est', 'sont', 'été'), imperative: 'soyez' },
  become: verb('devenir', 'devenez', 'deviens', 'devient', 'deviennent', 'devenu'),
  control: er('contrôl'),
  cost: er('coût'),
  create: er('cré'),
  discard: er('défauss'),
  do: verb('faire', 'faites', 'fais', 'fait', 'font', 'fait'),
  draw: er('pioch'),
  enter: er('entr'),
  exhaust: er('épuis'),
  gain: er('gagn'),
  go: verb('aller', 'allez', 'vais', 'va', 'vont', 'allé'),
  have: { ...verb('avoir', 'avez', 'ai', 'a', 'ont', 'eu'), imperative: 'ayez' },
  increase: er('augment'),
  join: verb('rejoindre', 'rejoignez', 'rejoins', 'rejoint', 'rejoignent', 'rejoint'),
  leave: er('quitt'),
  look: er('regard'),
  lose: verb('perdre', 'perdez', 'perds', 'perd', 'perdent', 'perdu'),
  advance: verb(
    'faire avancer',
    'faites avancer',
    'fais avancer',
    'fait avancer',
    'font avancer',
    'fait avancer',
  ),
  retreat: verb(
    'faire reculer',
    'faites reculer',
    'fais reculer',
    'fait reculer',
    'font reculer',
    'fait reculer',
  ),
  pass: er('pass'),
  play: er('jou'),
  put: verb('mettre', 'mettez', 'mets', 'met', 'mettent', 'mis'),
  ready: er('prépar'),
  reduce: verb('réduire', 'réduisez', 'réduis', 'réduit', 'réduisent', 'réduit'),
  remove: er('retir'),
  resupply: er('ravitaill'),
  return: verb('renvoyer', 'renvoyez', 'renvoie', 'renvoie', 'renvoient', 'renvoyé'),
  reveal: er('révél', 'révèl'),
  roll: er('lanc'),
  sabotage: er('sabot'),
  sacrifice: er('sacrifi'),
  send: verb('envoyer', 'envoyez', 'envoie', 'envoie', 'envoient', 'envoyé'),
  shuffle: er('mélang'),
  spend: er('dépens'),
  switch: er('chang'),
  win: er('gagn'),
} as const satisfies Readonly<Record<string, Verb>>;

/** The imperfect, for what was so before the event (6.3). */
export const imperfect = {
  be: { me: 'étais', you: 'étiez', it: 'était', they: 'étaient' },
  have: { me: 'avais', you: 'aviez', it: 'avait', they: 'avaient' },
  control: { me: 'contrôlais', you: 'contrôliez', it: 'contrôlait', they: 'contrôlaient' },
} as const;
