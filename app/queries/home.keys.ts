/** Query key of the home call, which lists current campaigns too. */
export const homeKeys = { one: ['home'] }
