import { becomeMember, startSessionAs, expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'
import { stubCall } from '../stubCall.ts'

test('a member clears the home wall, hangs, moves and takes down photos, and undoes the last change; a failed call is rolled back (R071, W103, W135, S056, C052–C055) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await openScenario(page, 'a photo at home')
  await page.goto('/home')
  await page.getByRole('link', { name: 'ホームを飾る' }).click()
  await expect(page).toHaveURL(/\/home\/photos$/)
  const wall = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /番め/ }) })
    .first()
  const hung = wall.getByRole('button', { name: /番めに飾っている写真/ })
  const news = page.getByText('元にもどしました。')
  await page.getByRole('button', { name: 'すべてはずす' }).click()
  await expect(hung).toHaveCount(0)
  await waitUntilSettled(page)
  await page.reload()
  await expect(wall.getByRole('button', { name: '5番めは空いています' })).toBeVisible()
  await expect(hung).toHaveCount(0)

  const photo = (name: string) => page.getByRole('button', { name })
  await photo('星図 1枚目').click()
  await expect(wall.getByRole('button', { name: '1番めに飾っている写真' })).toBeVisible()
  await page.getByRole('button', { name: 'ひとつ後ろへ' }).press('Enter')
  await expect(wall.getByRole('button', { name: '2番めに飾っている写真', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'はずす', exact: true }).click()
  await expect(hung).toHaveCount(0)
  await page.getByRole('button', { name: '元にもどす' }).click()
  await expect(news).toBeVisible()
  await expect(hung).toHaveCount(1)

  await wall.getByRole('button', { name: '1番めは空いています' }).click()
  await photo('星図 2枚目').click()
  await expect(hung).toHaveCount(2)
  await wall.getByRole('button', { name: '2番めに飾っている写真' }).click()
  const failing = await stubCall(page, '/v2/home/photo/position/2/unselect', 'PUT')
  failing.fail(500)
  await page.getByRole('button', { name: 'はずす', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByText('変えられませんでした。もとのとおりにもどしました。')).toBeVisible()
  await expect(wall.getByRole('button', { name: '2番めに飾っている写真' })).toBeVisible()
  await page.getByRole('link', { name: 'ホームで見る' }).click()
  await expect(page.getByRole('img', { name: '2番めに飾っている写真' })).toBeVisible()
})

test('a member chooses a background, which the server saves and the home page shows (R071, W136, C056, C057) @long', async ({
  page,
}) => {
  await becomeMember(page)
  let saved = 0
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v2/background')) saved += 1
  })
  await page.goto('/home/photos?show=background')
  await page.getByRole('button', { name: /放課後の練習室/ }).click()
  await expect(page.getByText('背景を「放課後の練習室」にしました。')).toBeVisible()
  await page.getByRole('button', { name: /逢魔が時の石段/ }).click()
  await page.getByRole('button', { name: '元にもどす' }).click()
  await expect(page.getByRole('button', { name: /放課後の練習室/, pressed: true })).toBeVisible()
  await expect.poll(() => saved).toBe(3)
  await page.goto('/home')
  await expect(page.getByText('背景　放課後の練習室')).toBeVisible()
})

const ticket = '/collection/special/privilege/koharu-lemonade-flag'

test('a guest who opens a ticket’s address is sent to the log-in, and the app requests nothing about this address (S026, S062, C068, C072) @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${ticket}/address`)
  await expect(page).toHaveURL(/\/login\?callback=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path.includes('/hosts/') && path.includes('privilege'))).toEqual([])
})

test('a member enters a ticket’s address: rotation, reload and a failed send lose no input, and no URL contains it (C068, C071, C072, W143, W148) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await startSessionAs(page)
  await page.goto(ticket)
  await page.getByRole('link', { name: /お届け先を(入力|変更)する/ }).click()
  await expect(page.getByText(/お送りするためだけに使います/)).toBeVisible()
  await page.getByLabel('町名・番地').fill('山下町９－９')
  const size = page.viewportSize()
  if (size) await page.setViewportSize({ width: size.height, height: size.width })
  await page.reload()
  await expect(page.getByLabel('町名・番地')).toHaveValue('山下町９－９')
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  const send = await stubCall(page, '/v2/collection/special/privilege/address')
  send.fail(500)
  const save = page.getByRole('button', { name: 'このお届け先に送ってもらう' })
  await save.click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await save.click()
  await expect(page).toHaveURL(new RegExp(`${ticket}$`))
  await expect(page.getByText('お届け先を受け付けました。')).toBeVisible()
  await expect(page.getByText(/山下町9-9/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/山下町9-9/)).toBeVisible()
  expect(addresses.filter((address) => address.includes('山下町'))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
    '山下町',
  )
})
