import { expect, type Page } from '@playwright/test'

/** A card that the sandbox’s payment gateway accepts. */
export const testVisaCard = { number: '4242424242424242', expiry: '12/30', code: '123' }
/** The values that a user types into the card form. */
export type CardInput = typeof testVisaCard

/** The fields of the card form. */
export const cardFields = (page: Page) => ({
  number: page.getByLabel('カード番号'),
  expiry: page.getByLabel('有効期限'),
  code: page.getByLabel('セキュリティコード'),
})

/** Types a card into the form, without sending it. */
export async function typeCard(page: Page, { number, expiry, code }: CardInput = testVisaCard): Promise<void> {
  const fields = cardFields(page)
  await fields.number.fill(number)
  await fields.expiry.fill(expiry)
  await fields.code.fill(code)
}

/** Asserts that all fields are rendered and empty. */
export async function expectEmptyCardFields(page: Page): Promise<void> {
  for (const field of Object.values(cardFields(page))) await expect(field).toHaveValue('')
}

/** Asserts that the current page is the separate document of the card form, without any script of the app. */
export async function expectCardDocument(page: Page): Promise<void> {
  await expect(cardFields(page).number).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  expect(scripts.filter((path) => !/\/assets\//.test(path))).toEqual([])
  expect(await page.evaluate(() => Boolean((window as unknown as { tsudoiStarted?: unknown }).tsudoiStarted))).toBe(
    false,
  )
}
