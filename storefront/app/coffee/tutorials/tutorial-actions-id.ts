/** Where a tutorial's buttons are put. */
export const tutorialActionsId = 'tutorial-actions';
