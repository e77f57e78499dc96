// Some modules of the app listen to the browser's events as soon as they load. There are none on a server.
globalThis.addEventListener ??= () => {}
