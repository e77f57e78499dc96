/** Name of the browser cache with the database engine and the original data. */
export const demoCacheName = 'tsudoi-demo'
