/** Dispatched on the window once the application handles events. */
export const applicationReady = 'application-ready';
