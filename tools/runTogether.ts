interface Closable {
  close: () => Promise<void>
}

/** Names of the errors whose message already explains what to do, so that no stack is printed. */
const selfExplaining = new Set(['PortTaken', 'FolderTaken', 'AppPortTaken'])

/**
 * Starts several servers, and closes them in the same order on Ctrl-C or a terminating signal. If one cannot start,
 * prints its message and exits with 1.
 */
export async function runTogether(start: () => Promise<readonly Closable[]>): Promise<void> {
  try {
    const running = await start()
    const stop = async () => {
      for (const each of running) await each.close()
      process.exit(0)
    }
    process.once('SIGINT', () => void stop())
    process.once('SIGTERM', () => void stop())
  } catch (error) {
    const isExpected =
      error instanceof Error && (selfExplaining.has(error.name) || error.message.includes('is already in use'))
    console.error(isExpected ? `\n${(error as Error).message}` : error)
    process.exit(1)
  }
}
