/** Japanese descriptions of properties by property name, one sentence each. */
export type Properties = Readonly<Record<string, string>>
