import type { Locale } from '#record';

type Nouns = Readonly<Record<string, readonly [one: string, many: string]>>;

/** What stands behind "0.5 more", by game and measure. A measure that is not here is said as the game writes it. */
const nouns: Readonly<Record<string, Readonly<Record<Locale, Nouns>>>> = {
  altered: {
    en: {
      distance: ['region travelled', 'regions travelled'],
      ahead: ['expedition about to move forward', 'expeditions about to move forward'],
      lead: ['point of lead in the best terrain', 'points of lead in the best terrain'],
      mana: ['Mana Orb', 'Mana Orbs'],
      ready: ['ready Mana Orb', 'ready Mana Orbs'],
      hand: ['card in hand', 'cards in hand'],
      'out-of-reach': ['mana missing for the hand', 'mana missing for the hand'],
      reserve: ['card in Reserve', 'cards in Reserve'],
      returning: ['character about to go to Reserve', 'characters about to go to Reserve'],
      staying: ['character about to stay at Rest', 'characters about to stay at Rest'],
      landmark: ['Landmark', 'Landmarks'],
    },
    it: {
      distance: ['regione percorsa', 'regioni percorse'],
      ahead: ['spedizione pronta ad avanzare', 'spedizioni pronte ad avanzare'],
      lead: ['punto di vantaggio nel terreno migliore', 'punti di vantaggio nel terreno migliore'],
      mana: ['Orbe di Mana', 'Orbi di Mana'],
      ready: ['Orbe di Mana pronto', 'Orbi di Mana pronti'],
      hand: ['carta in mano', 'carte in mano'],
      'out-of-reach': ['mana che manca per la mano', 'mana che manca per la mano'],
      reserve: ['carta in Riserva', 'carte in Riserva'],
      returning: ['personaggio che andrà in Riserva', 'personaggi che andranno in Riserva'],
      staying: ['personaggio che resterà al Riposo', 'personaggi che resteranno al Riposo'],
      landmark: ['Punto di Riferimento', 'Punti di Riferimento'],
    },
    fr: {
      distance: ['région parcourue', 'régions parcourues'],
      ahead: ['expédition prête à avancer', 'expéditions prêtes à avancer'],
      lead: ['point d’avance dans le meilleur terrain', 'points d’avance dans le meilleur terrain'],
      mana: ['Orbe de Mana', 'Orbes de Mana'],
      ready: ['Orbe de Mana prêt', 'Orbes de Mana prêts'],
      hand: ['carte en main', 'cartes en main'],
      'out-of-reach': ['mana qui manque pour la main', 'mana qui manque pour la main'],
      reserve: ['carte en Réserve', 'cartes en Réserve'],
      returning: ['personnage qui ira en Réserve', 'personnages qui iront en Réserve'],
      staying: ['personnage qui restera au Repos', 'personnages qui resteront au Repos'],
      landmark: ['Repère', 'Repères'],
    },
  },
  contracts: {
    en: {
      health: ['health', 'health'],
      hand: ['contract in hand', 'contracts in hand'],
      deck: ['contract in the deck', 'contracts in the deck'],
      extractors: ['extractor', 'extractors'],
      'out-of-reach': ['extractor missing for the hand', 'extractors missing for the hand'],
      mana: ['mana', 'mana'],
      creatures: ['creature', 'creatures'],
      'line-attack': ['attack in the line', 'attack in the line'],
      'line-health': ['health in the line', 'health in the line'],
      attack: ['attack of the player', 'attack of the player'],
      globe: ['damage left in the globe', 'damage left in the globe'],
      rune: ['Rune', 'Runes'],
      exhaustion: ['exhaustion damage', 'exhaustion damage'],
      'special-draw': ['special draw', 'special draws'],
    },
    it: {
      health: ['punto salute', 'punti salute'],
      hand: ['contratto in mano', 'contratti in mano'],
      deck: ['contratto nel mazzo', 'contratti nel mazzo'],
      extractors: ['estrattore', 'estrattori'],
      'out-of-reach': ['estrattore che manca per la mano', 'estrattori che mancano per la mano'],
      mana: ['mana', 'mana'],
      creatures: ['creatura', 'creature'],
      'line-attack': ['punto attacco nello schieramento', 'punti attacco nello schieramento'],
      'line-health': ['punto salute nello schieramento', 'punti salute nello schieramento'],
      attack: ['punto attacco del giocatore', 'punti attacco del giocatore'],
      globe: ['danno rimasto nel globo', 'danni rimasti nel globo'],
      rune: ['Runa', 'Rune'],
      exhaustion: ['danno da esaurimento', 'danni da esaurimento'],
      'special-draw': ['pescata speciale', 'pescate speciali'],
    },
    fr: {
      health: ['point de santé', 'points de santé'],
      hand: ['contrat en main', 'contrats en main'],
      deck: ['contrat dans le deck', 'contrats dans le deck'],
      extractors: ['extracteur', 'extracteurs'],
      'out-of-reach': ['extracteur qui manque pour la main', 'extracteurs qui manquent pour la main'],
      mana: ['mana', 'mana'],
      creatures: ['créature', 'créatures'],
      'line-attack': ['point d’attaque dans la ligne', 'points d’attaque dans la ligne'],
      'line-health': ['point de santé dans la ligne', 'points de santé dans la ligne'],
      attack: ['point d’attaque du joueur', 'points d’attaque du joueur'],
      globe: ['dégât restant dans le globe', 'dégâts restants dans le globe'],
      rune: ['Rune', 'Runes'],
      exhaustion: ['dégât d’épuisement', 'dégâts d’épuisement'],
      'special-draw': ['pioche spéciale', 'pioches spéciales'],
    },
  },
};

/** Of what is not counted English says less, not fewer: its singular is its plural. */
const isCounted = ([one, many]: Nouns[string]): boolean => one !== many;

/** How much more or less of a measure, in two significant digits: `0.5 more regions travelled`. */
export function moreOf(game: string, name: string, difference: number, locale: Locale): string {
  const amount = Number(Math.abs(difference).toPrecision(2));
  const words = nouns[game]?.[locale][name] ?? [name, name];
  const noun = words[new Intl.PluralRules(locale).select(amount) === 'one' ? 0 : 1];
  const told = new Intl.NumberFormat(locale).format(amount);
  const isMore = difference > 0;
  switch (locale) {
    case 'en':
      return `${told} ${isMore ? 'more' : isCounted(words) ? 'fewer' : 'less'} ${noun}`;
    case 'it':
      return `${told} ${noun} in ${isMore ? 'più' : 'meno'}`;
    case 'fr':
      return `${told} ${noun} de ${isMore ? 'plus' : 'moins'}`;
  }
}
