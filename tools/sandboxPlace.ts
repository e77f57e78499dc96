/**
 * Where the sandbox keeps its data: a PostgreSQL by DATABASE_URL, otherwise a folder, TSUDOI_SANDBOX_DATA or .sandbox.
 */
export function sandboxPlace(): { data: string; databaseUrl?: string } {
  return { data: process.env.TSUDOI_SANDBOX_DATA || '.sandbox', databaseUrl: process.env.DATABASE_URL || undefined }
}
