import type { ActionServices } from './action.js';

/** The one place that ties the action to the core. */
export function actionServices(): ActionServices {
  throw new Error('the core is not tied to the action yet');
}
