import type { CardDefinition, CardType } from '#altered/abilities';
import { withoutReminders } from '#altered/text';

/** The text of a card or a token, and which of its lines are not executed. */
export interface CardText extends Pick<CardDefinition, 'text' | 'supportText' | 'executed' | 'notExecuted'> {
  readonly type: CardType | 'token';
}

/** A line of a card's text, to be shown. */
export interface CardLine {
  readonly text: string;
  /** Whether the line is in the support box (2.2.10.f). */
  readonly support: boolean;
  /** Whether the rules execute the line. Reminders count as executed (2.2.10.c). */
  readonly executed: boolean;
}

/** Returns the lines of a card, starting with the main box. */
export function linesOf(card: Omit<CardText, 'type'>): readonly CardLine[] {
  const isExecuted = (line: string): boolean =>
    card.executed ||
    withoutReminders(line) === '' ||
    (card.notExecuted !== undefined && !card.notExecuted.includes(line));
  return [
    ...card.text.map((text) => ({ text, support: false, executed: isExecuted(text) })),
    ...card.supportText.map((text) => ({ text, support: true, executed: isExecuted(text) })),
  ];
}
