export { checkedContracts, contractsDecks } from './checks.js';
export { Duel, type DuelPosition, type DuelSeat, type LaidContract } from './duel.js';
