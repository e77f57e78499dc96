interface Closable {
  close: () => Promise<void>
}

/** Things that go wrong at a start and say themselves what to do. */
const spoken = new Set(['PortTaken', 'FolderTaken', 'AppPortTaken'])

/**
 * Starts some servers and closes them, in their order, on Ctrl-C or a terminating signal. What cannot start ends with
 * its message and 1.
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
    const isExpected = error instanceof Error && (spoken.has(error.name) || error.message.includes('is already in use'))
    console.error(isExpected ? `\n${(error as Error).message}` : error)
    process.exit(1)
  }
}
