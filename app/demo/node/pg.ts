/** Replaces the `pg` package: the demo stores its data in the browser and uses no PostgreSQL server. */
const absent = {}
// The real package has only a default export.
// oxlint-disable-next-line import/no-default-export -- as in the real package
export default absent
