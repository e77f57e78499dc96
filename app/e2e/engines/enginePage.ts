import { expect } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { timeouts } from '../timeouts.ts'
import type { Driver, ElementReference } from './driver.ts'

/** The accessible name of an element, or a part of the page's text. */
type Name = string | RegExp

/**
 * Runs in the page: the first visible element of this role and name that is not disabled. Covers what the journeys
 * press and fill: names by `aria-label`, `aria-labelledby`, `label` or text.
 */
const findElement = `
  const [role, source] = arguments
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [role="textbox"]',
    checkbox: 'input[type=checkbox], [role="checkbox"]',
    radio: 'input[type=radio], [role="radio"]',
    heading: 'h1, h2, h3',
    region: 'section, [role="region"]',
  }
  const name = new RegExp(source, 'u')
  const textOf = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const nameOf = (element) => {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
    const by = element.getAttribute('aria-labelledby')
    return (by ? textOf(by) : element.getAttribute('aria-label') || labels || element.textContent || '').trim()
  }
  const isVisible = (element) => element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]')
  const isEnabled = (element) => !element.matches(':disabled, [aria-disabled="true"]')
  const candidates = [...document.querySelectorAll(selectors[role])].filter(isEnabled)
  return candidates.find((element) => isVisible(element) && name.test(nameOf(element))) ?? null
`

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const sourceOf = (name: Name) => (typeof name === 'string' ? escaped(name) : name.source)

type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'heading' | 'region'

/** A page in an engine that is controlled by WebDriver: the few steps of which the journeys consist. */
export class EnginePage {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  /** Opens a path of the app by a full load. */
  async open(path: string): Promise<void> {
    await this.#driver.send('navigate', { url: addresses.app + path })
  }

  /** Runs the body of a function in the page and returns its result. */
  async run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return (await this.#driver.send('script', { script, args })) as T
  }

  /** Logs the browser in with a session that began outside of it. */
  async enter({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }): Promise<void> {
    await this.open('/robots.txt')
    await this.#driver.send('deleteCookies', {})
    const cookies = { token: accessToken, refreshToken }
    for (const [name, value] of Object.entries(cookies))
      await this.#driver.send('addCookie', { cookie: { name, value, path: '/' } })
  }

  /** Ends the session of the previous test. */
  async leave(): Promise<void> {
    await this.open('/robots.txt')
    await this.#driver.send('deleteCookies', {})
    await this.run('localStorage.clear(); sessionStorage.clear()')
  }

  /** Waits for the first visible element of this role and name that is not disabled. */
  async find(role: Role, name: Name): Promise<void> {
    await this.#act(role, name, async () => undefined)
  }

  /** Presses the element of this role and name as a user does, as soon as it is enabled and nothing covers it. */
  async press(role: Role, name: Name): Promise<void> {
    await this.#act(role, name, (element) => this.#driver.send('click', { element }))
  }

  /** Types a text into a field. */
  async type(name: Name, text: string): Promise<void> {
    await this.#act('textbox', name, (element) => this.#driver.send('type', { element, text }))
  }

  async #act(role: Role, name: Name, act: (element: ElementReference) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const element = await this.run<ElementReference | null>(findElement, role, sourceOf(name))
      if (!element) throw new Error(`${role} ${String(name)} is missing in: ${await this.#text()}`)
      await act(element)
    }).toPass({ timeout: timeouts.wait })
  }

  readonly #text = () => this.run<string>('return document.body?.innerText ?? ""')

  /** Waits until the page shows this text. */
  async see(text: Name): Promise<void> {
    await expect.poll(this.#text, { timeout: timeouts.wait }).toMatch(new RegExp(sourceOf(text), 'u'))
  }

  /** Reads a story to its end with the key for the next line. */
  async readStory(): Promise<void> {
    await this.find('region', 'せりふ')
    const arrowRight = '\uE014'
    await expect(async () => {
      const element = await this.run<ElementReference>('return document.body')
      await this.#driver.send('type', { element, text: arrowRight })
      expect(await this.#text()).toMatch(/おわり/)
    }).toPass({ timeout: timeouts.journey })
  }

  /** Waits until the app is at this path. */
  async isAt(path: RegExp): Promise<void> {
    const place = () => this.run<string>('return location.pathname + location.search')
    await expect.poll(place, { timeout: timeouts.wait }).toMatch(path)
  }
}
