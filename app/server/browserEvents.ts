// Defines functions without effect: some modules of the app listen to the browser's events as soon as they load, but a
// server has no such events.
globalThis.addEventListener ??= () => {}
