/** The browser's cache with the engine and the first data. */
export const demoFiles = 'tsudoi-demo'
