/**
 * Returns where the sandbox stores its data: PostgreSQL if DATABASE_URL is set, otherwise the folder
 * TSUDOI_SANDBOX_DATA or .sandbox.
 */
export function sandboxStorage(): { data: string; databaseUrl?: string | undefined } {
  return { data: process.env.TSUDOI_SANDBOX_DATA || '.sandbox', databaseUrl: process.env.DATABASE_URL || undefined }
}
