/** Nobody but this browser calls: limits count per session and for this one address. */
export const getConnInfo = () => ({ remote: { address: 'this-browser' } })
