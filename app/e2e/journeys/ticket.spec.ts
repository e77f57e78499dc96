import { chromium, type Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { addresses } from '../addresses.ts'
import { findBrowser } from '../../../tools/browser.ts'
import { expect, test } from '../journey.ts'
import { giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Creates a performance that began ten minutes ago, with one member who holds a ticket, and another who works at its
 * door.
 */
async function newDoor() {
  const id = uniqueId()
  const [holder, staff] = [await newMember(), await newMember()]
  const ids = { ipId: `ip-${id}`, eventId: `event-${id}`, episodeId: `episode-${id}` }
  await setUpState('a channel', { ipId: ids.ipId })
  await setUpState('an event', ids)
  await setUpState('a door', { episodeId: ids.episodeId })
  const ticket = { accountId: `acc-${holder.id}`, ticketId: `ticket-${id}`, episodeId: ids.episodeId }
  await setUpState('a held ticket', { ...ticket, ipId: ids.ipId })
  await setUpState('a door pass', { ...ticket, passId: `pass-${id}` })
  await setUpState('staff of a door', { accountId: `acc-${staff.id}`, episodeId: ids.episodeId })
  return { holder, staff, ticketPage: `/ticket/ticket-${id}`, doorPage: `/staff/door/${ids.episodeId}` }
}

const code = (page: Page) => page.getByRole('img', { name: '入場のQRコード' })
const digitsOf = async (page: Page) =>
  (await page
    .getByRole('definition')
    .filter({ hasText: /^\d{4} \d{3} \d{3}$/ })
    .textContent()) ?? ''
const result = (page: Page) => page.locator('[data-result]')

/** Types a code, and moves to the next guest afterwards. */
async function check(page: Page, digits: string, title: string) {
  await page.getByRole('textbox', { name: /番号を打って確かめる/ }).fill(digits)
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText(title)
  await page.getByRole('button', { name: '次の人へ' }).click()
  await expect(result(page)).toHaveCount(0)
}

/** The paths of answers that are stored on the device. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tsudoi.kept.'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
const storedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('tsudoi-files')).keys()).map(({ url }) => url).join('\n'))

test('a member shows the code of a ticket without a network, and the staff let its holder in once (Q541, Q542, Q543)', async ({
  page,
  context,
  browser,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const { holder, staff, ticketPage, doorPage } = await newDoor()
  await giveSession(context, holder)
  await page.goto('/ticket')
  await expect(page.getByRole('region', { name: '入場コード' }).getByRole('link')).toHaveAttribute(
    'href',
    `${ticketPage}/entry`,
  )
  await page.goto(ticketPage)
  await page.getByRole('link', { name: '入場コードを表示する' }).click()
  await expect(code(page)).toBeVisible()
  await expect.poll(async () => (await storedPaths(page)).join()).toContain('/v2/me/door')
  await expect.poll(() => storedFiles(page)).toContain('EntryCodeRoute')
  await context.setOffline(true)
  await page.reload()
  await expect(code(page)).toBeVisible()
  await expect(page.getByText(/この端末の時計でコードを作っています/)).toBeVisible()
  const digits = await digitsOf(page)

  const door = await (await browser.newContext()).newPage()
  await giveSession(door.context(), staff)
  await door.goto(doorPage)
  await expect(door.getByText('入場 0人／1枚')).toBeVisible()
  await check(door, '0427 000 000', '確かめられません')
  await check(door, digits, '入場できます')
  await expect(door.getByText('入場 1人／1枚')).toBeVisible()
  await check(door, await digitsOf(page), '入場ずみです')

  await context.setOffline(false)
  await expect(page.getByText(/に入場しました。/)).toBeVisible()
  await expect(code(page)).toHaveCount(0)
  await door.context().close()
})

test('the staff check codes without a network; later the page reports a pass that was also used at another entrance (Q543) @long', async ({
  page,
  context,
  browser,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const { holder, staff, ticketPage, doorPage } = await newDoor()
  const guest = await (await browser.newContext()).newPage()
  await giveSession(guest.context(), holder)
  await guest.goto(`${ticketPage}/entry`)
  await expect(code(guest)).toBeVisible()

  await giveSession(context, staff)
  await page.goto('/ticket')
  await page.getByRole('region', { name: '担当する入口' }).getByRole('link').click()
  await expect(page.getByText('入場 0人／1枚')).toBeVisible()
  await page.getByRole('textbox', { name: 'この入口の名前' }).fill('西口')
  await expect.poll(async () => (await storedPaths(page)).join()).toContain('/v2/door/')
  await expect.poll(() => storedFiles(page)).toContain('DoorRoute')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/この端末の一覧で確かめています/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'この入口の名前' })).toHaveValue('西口')

  const other = await (await browser.newContext()).newPage()
  await giveSession(other.context(), staff)
  await other.goto(doorPage)
  await check(other, await digitsOf(guest), '入場できます')
  await check(page, await digitsOf(guest), '入場できます')
  await expect(page.getByText('まだ送っていない入場が1件あります。')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('まだ送っていない入場が1件あります。')).toHaveCount(0)
  await expect(page.getByRole('region', { name: '有効でない入場' })).toContainText('西口で二人目が入場しました。')
  await guest.context().close()
  await other.context().close()
})

test('the page of a door asks a guest to log in, and shows nothing to a member who does not work there (Q543) @long', async ({
  page,
  context,
  browser,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  const { holder, doorPage } = await newDoor()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(doorPage)
  await expect(guest.getByRole('dialog')).toContainText('ログイン')
  await guest.context().close()
  await giveSession(context, holder)
  await page.goto(doorPage)
  await expect(page.getByText('この入口の担当ではありません')).toBeVisible()
  await expect(page.getByText('星を読む夜')).toHaveCount(0)
})

const filmSize = { width: 640, height: 480 }

/** Runs in the page: draws the QR code in the middle of a white picture, and returns its brightness as base64. */
async function greyPicture(svg: SVGElement | HTMLElement, { width, height }: typeof filmSize): Promise<string> {
  const image = new Image(height, height)
  const copy = svg.cloneNode(true) as SVGElement
  for (const side of ['width', 'height']) copy.setAttribute(side, String(height))
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, (width - height) / 2 + 40, 40, height - 80, height - 80)
  const { data } = context.getImageData(0, 0, width, height)
  let text = ''
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
  return btoa(text)
}

/** A film of one grey picture in the format YUV4MPEG2, which a browser without a camera can show instead. */
function filmOf(grey: Buffer): Buffer {
  const colours = Buffer.alloc(grey.length / 2, 128)
  const frames = Array.from({ length: 5 }, () => [Buffer.from('FRAME\n'), grey, colours]).flat()
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${filmSize.width} H${filmSize.height} F5:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ])
}

test('the staff read the code of a ticket with a camera, and let its holder in (Q543) @long', async ({
  page,
  context,
}, info) => {
  const { holder, staff, ticketPage, doorPage } = await newDoor()
  await giveSession(context, holder)
  await page.goto(`${ticketPage}/entry`)
  await expect(code(page)).toBeVisible()
  const film = info.outputPath('code.y4m')
  await writeFile(film, filmOf(Buffer.from(await code(page).evaluate(greyPicture, filmSize), 'base64')))

  const { executablePath, args, env } = await findBrowser()
  const fakeDevices = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
  const camera = [...fakeDevices, `--use-file-for-fake-video-capture=${film}`]
  const filming = await chromium.launch({
    executablePath,
    args: [...args, ...camera],
    env: env as Record<string, string>,
  })
  const door = await (await filming.newContext({ permissions: ['camera'], baseURL: addresses.app })).newPage()
  await giveSession(door.context(), staff)
  await door.goto(doorPage)
  await door.getByRole('button', { name: 'カメラで読みとる' }).click()
  await expect(result(door)).toContainText('入場できます')
  await expect(door.getByText('入場 1人／1枚')).toBeVisible()
  await filming.close()
})
