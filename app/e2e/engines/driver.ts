import type { ChildProcess } from 'node:child_process'

/** A reference to an element of the page, as WebDriver writes it. */
export type ElementReference = Readonly<Record<string, string>>

/** The commands of WebDriver that the journeys use, with their parameters. */
export interface Commands {
  navigate: { url: string }
  /** Runs the body of a function in the page. The function receives `args` as `arguments`, and may return a promise. */
  script: { script: string; args: readonly unknown[] }
  click: { element: ElementReference }
  type: { element: ElementReference; text: string }
  addCookie: { cookie: { name: string; value: string; path: string } }
  deleteCookies: Record<never, never>
}

/** A running browser that is controlled by commands of WebDriver. */
export interface Driver {
  /** @throws with the browser's message if it refuses the command */
  send: <Name extends keyof Commands>(name: Name, parameters: Commands[Name]) => Promise<unknown>
  /** Ends the browser and removes its data. */
  close: () => Promise<void>
}

/** The id of an element. The key is fixed by the WebDriver standard. */
export const elementIdOf = (element: ElementReference): string => element['element-6066-11e4-a52e-4f735466cecf'] ?? ''

/** The environment of a browser on a device in Japan. */
export const japaneseDeviceEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: 'Asia/Tokyo',
  LANG: 'C.UTF-8',
})

/** Calls `read` every 50 ms until it returns a value. If it returns none, the test's own time limit ends the wait. */
export async function waitUntil<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const value = await read()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Ends a program that a test has started, and waits until it has ended. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await ended
}
