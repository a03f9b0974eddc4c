import { use } from 'react';
import { useLook, type ChartPlan, type GameLook } from '../look/game-look.js';

const plans = new Map<GameLook, Promise<ChartPlan>>();

/** The plan of a look: fetched once, and again after it could not be. */
function planOf(look: GameLook): Promise<ChartPlan> {
  let plan = plans.get(look);
  if (!plan) {
    plan = look.charts();
    plans.set(look, plan);
    plan.catch(() => plans.delete(look));
  }
  return plan;
}

/** How the charts of the game that is shown are arranged; what uses it is drawn once that is known. */
export const useChartPlan = (): ChartPlan => use(planOf(useLook()));
