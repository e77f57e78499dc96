/** Query key of the home page's data, which also contains current campaigns. */
export const homeKeys = { one: ['home'] }
