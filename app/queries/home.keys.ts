/** Query key of the home page's data, which contains current campaigns too. */
export const homeKeys = { one: ['home'] }
