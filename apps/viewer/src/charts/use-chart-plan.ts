import { use } from 'react';
import { useLook, type ChartPlan, type GameLook } from '../look/game-look.js';

const plans = new Map<GameLook, Promise<ChartPlan>>();

/** Loads the chart plan of a look once. Tries again if loading failed. */
function planOf(look: GameLook): Promise<ChartPlan> {
  let plan = plans.get(look);
  if (!plan) {
    plan = Promise.all([look.charts(), import('./glossary-charts.js')]).then(([own, { glossaryCharts }]) =>
      joined(own, glossaryCharts),
    );
    plans.set(look, plan);
    plan.catch(() => plans.delete(look));
  }
  return plan;
}

/** Merges two plans. The groups of the first plan come first. */
const joined = (left: ChartPlan, right: ChartPlan): ChartPlan => ({
  groups: [...left.groups, ...right.groups],
  names: {
    en: { ...right.names.en, ...left.names.en },
    it: { ...right.names.it, ...left.names.it },
    fr: { ...right.names.fr, ...left.names.fr },
  },
});

/** Returns the chart plan of the current game. Suspends until it is loaded. */
export const useChartPlan = (): ChartPlan => use(planOf(useLook()));
