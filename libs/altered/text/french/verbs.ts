import type { Verb, Verbs } from '../romance/verbs.js';

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

/** "faire avancer": an expedition is made to move. */
const make = (infinitive: string): Verb =>
  verb(
    `faire ${infinitive}`,
    `faites ${infinitive}`,
    `fais ${infinitive}`,
    `fait ${infinitive}`,
    `font ${infinitive}`,
    `fait ${infinitive}`,
  );

export const advance = make('avancer');
export const retreat = make('reculer');
export const resupply = er('ravitaill');
export const sabotage = er('sabot');
export const ascend: Verb = {
  ...er('s’élev', 's’élèv'),
  imperative: 'élevez-vous',
  me: 'm’élève',
  you: 'vous élevez',
};

const defect = (form: string): string => `${form} défection`;

export const verbs: Verbs = {
  activate: er('activ'),
  augment: er('augment'),
  be: { ...verb('être', 'êtes', 'suis', 'est', 'sont', 'été'), imperative: 'soyez' },
  become: verb('devenir', 'devenez', 'deviens', 'devient', 'deviennent', 'devenu'),
  can: verb('pouvoir', 'pouvez', 'peux', 'peut', 'peuvent', 'pu'),
  choose: verb('choisir', 'choisissez', 'choisis', 'choisit', 'choisissent', 'choisi'),
  complete: verb('accomplir', 'accomplissez', 'accomplis', 'accomplit', 'accomplissent', 'accompli'),
  control: er('contrôl'),
  cost: er('coût'),
  create: er('cré'),
  defect: verb(
    defect('faire'),
    defect('faites'),
    defect('fais'),
    defect('fait'),
    defect('font'),
    defect('fait'),
  ),
  discard: er('défauss'),
  distribute: verb('répartir', 'répartissez', 'répartis', 'répartit', 'répartissent', 'réparti'),
  do: verb('faire', 'faites', 'fais', 'fait', 'font', 'fait'),
  double: er('doubl'),
  draw: er('pioch'),
  enter: er('entr'),
  exchange: er('échang'),
  exhaust: er('épuis'),
  gain: er('gagn'),
  go: verb('aller', 'allez', 'vais', 'va', 'vont', 'allé'),
  have: { ...verb('avoir', 'avez', 'ai', 'a', 'ont', 'eu'), imperative: 'ayez' },
  ignore: er('ignor'),
  increase: er('augment'),
  leave: er('quitt'),
  look: er('regard'),
  lose: verb('perdre', 'perdez', 'perds', 'perd', 'perdent', 'perdu'),
  pass: er('pass'),
  pay: er('pay'),
  place: er('plac'),
  play: er('jou'),
  put: verb('mettre', 'mettez', 'mets', 'met', 'mettent', 'mis'),
  ready: er('prépar'),
  receive: verb('recevoir', 'recevez', 'reçois', 'reçoit', 'reçoivent', 'reçu'),
  reduce: verb('réduire', 'réduisez', 'réduis', 'réduit', 'réduisent', 'réduit'),
  remove: er('retir'),
  return: verb('renvoyer', 'renvoyez', 'renvoie', 'renvoie', 'renvoient', 'renvoyé'),
  reveal: er('révél', 'révèl'),
  roll: er('lanc'),
  sacrifice: er('sacrifi'),
  send: verb('envoyer', 'envoyez', 'envoie', 'envoie', 'envoient', 'envoyé'),
  shift: er('déplac'),
  shuffle: er('mélang'),
  spend: er('dépens'),
  switch: er('chang'),
  take: verb('prendre', 'prenez', 'prends', 'prend', 'prennent', 'pris'),
  target: er('cibl'),
  win: er('gagn'),
  past: {
    be: { me: 'étais', you: 'étiez', it: 'était', they: 'étaient' },
    have: { me: 'avais', you: 'aviez', it: 'avait', they: 'avaient' },
    control: { me: 'contrôlais', you: 'contrôliez', it: 'contrôlait', they: 'contrôlaient' },
  },
};
