import type { Page } from '@playwright/test'

declare global {
  interface Window {
    isHurried?: boolean
  }
}

/** Thirty seconds pass as half of one, for this call only: the browser's own time-out ends it, and nothing else is hurried. */
export const hurry = (page: Page, pattern: RegExp) =>
  page.evaluate((path) => {
    window.isHurried = true
    const addresses = new WeakMap<XMLHttpRequest, string>()
    // oxlint-disable-next-line typescript/unbound-method
    const { open } = XMLHttpRequest.prototype
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      addresses.set(this, new URL(url, location.href).pathname)
      open.call(this, method, url, true)
    }
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, milliseconds: number) {
        const isTarget = new RegExp(path).test(addresses.get(this) ?? '')
        timeout?.set?.call(this, isTarget && window.isHurried ? milliseconds / 60 : milliseconds)
      },
    })
  }, pattern.source)

export const relax = (page: Page) =>
  page.evaluate(() => {
    window.isHurried = false
  })
