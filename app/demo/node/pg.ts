/** The demo's data lie in the browser: it speaks to no PostgreSQL. */
const absent = {}
// The package has nothing but a default export.
// oxlint-disable-next-line import/no-default-export
export default absent
