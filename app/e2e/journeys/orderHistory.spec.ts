import { expect, logInElsewhere, setSessionCookies, test } from '../journey.ts'

const koharu = { email: 'koharu@example.jp', password: 'Tsudoi-2026' }

test('the order history sends the chosen period to the server as days in Japan, with the default gateway (R045, W077, S092)', async ({
  page,
}) => {
  const { accessToken, refreshToken } = await logInElsewhere(page, koharu)
  await setSessionCookies(page, accessToken, refreshToken)
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/transaction')) asked.push(Object.fromEntries(searchParams))
  })
  await page.goto('/order-history')
  await expect(page.getByText('お支払い済み').first()).toBeVisible()
  expect(asked).toEqual([{ gateway: 'SBPS' }])
  const thisYear = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Tokyo' }).format())
  const beforeLast = thisYear - 2
  await page.getByRole('link', { name: `${beforeLast}年` }).click()
  await expect(page).toHaveURL(new RegExp(`period=${beforeLast}`))
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toEqual({
    gateway: 'SBPS',
    startOrderTime: `${beforeLast - 1}-12-31T15:00:00.000Z`,
    endOrderTime: `${beforeLast}-12-31T15:00:00.000Z`,
  })
  // Asserts that no order is shown, because there was none in that year.
  await expect(page.getByText('お支払い済み')).toHaveCount(0)
})
