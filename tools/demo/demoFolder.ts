/** Where `npm run demo` leaves its files. */
export const demoFolder = 'dist/demo'
