import type { Contract } from '../abilities/definition.js';
import { fire } from './fire.js';
import { light } from './light.js';
import { pure } from './pure.js';
import { water } from './water.js';

export interface ContractDeck {
  readonly name: string;
  readonly names: Readonly<Partial<Record<'it' | 'fr', string>>>;
  readonly entries: readonly { readonly count: number; readonly contract: Contract }[];
}

const deck = (
  name: string,
  it: string,
  fr: string,
  ...entries: readonly (readonly [count: number, ...contracts: Contract[]])[]
): ContractDeck => ({
  name,
  names: { it, fr },
  entries: entries.flatMap(([count, ...contracts]) => contracts.map((contract) => ({ count, contract }))),
});

/**
 * Returns four decks of forty contracts: one for each element, and one with all elements. Each has at most three copies
 * of a contract.
 */
export const openDecks = (): readonly ContractDeck[] => decks;

const decks: readonly ContractDeck[] = [
  deck(
    'Forge and Fury',
    'Forgia e Furia',
    'Forge et Fureur',
    [3, fire.imp, fire.hound, fire.courier, fire.golem, fire.dart],
    [2, fire.scuttler, fire.adept, fire.smith, fire.champion, fire.drake, fire.brute],
    [2, fire.flare, fire.torch, fire.embers],
    [1, fire.mother, fire.wildfire, fire.blade, fire.pact, fire.cinders, pure.balance, pure.blade],
  ),
  deck(
    'Under the Fog',
    'Sotto la Nebbia',
    'Sous la Brume',
    [3, water.sprite, water.guard, water.runner, water.warden, water.eel],
    [2, water.binder, water.sage, water.weaver, water.colossus, water.leviathan, water.ebb],
    [2, water.drowning, water.wave, water.currents],
    [1, water.jelly, water.bleach, water.study, water.whirlpool, water.veil, water.tide, pure.balance],
  ),
  deck(
    'Choir of Dawn',
    "Coro dell'Alba",
    'Chœur de l’Aube',
    [3, light.squire, light.guard, light.herald, light.phoenix, light.knight],
    [2, light.bearer, light.banner, light.stag, light.choir, light.warden, light.judgement],
    [2, light.blessing, light.procession, light.noon],
    [1, light.envoy, light.mend, light.shared, light.flash, light.dawn, pure.sentinel, pure.balance],
  ),
  deck(
    'Three Seals',
    'Tre Sigilli',
    'Trois Sceaux',
    [3, pure.blade, pure.twin, pure.storm, pure.oracle],
    [2, pure.porter, pure.collector, pure.sentinel, pure.giant, pure.arbiter, pure.hollow],
    [2, fire.dart, fire.courier, water.ebb, light.guard, pure.saboteur],
    [1, pure.reshape, pure.edge, pure.balance, fire.cinders, pure.survey, light.blessing],
  ),
];

/** Returns all shipped contracts, without duplicates. */
export const openContracts = (): readonly Contract[] => [
  ...Object.values(fire),
  ...Object.values(water),
  ...Object.values(light),
  ...Object.values(pure),
];
