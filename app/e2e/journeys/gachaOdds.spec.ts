import type { Page } from '@playwright/test'
import { agreeAndDraw, becomeMember, confirmDraw, expect, test } from '../journey.ts'

/** Draws for coins, as a member who has never drawn from this gacha. */
async function draw(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await agreeAndDraw(page)
  await expect(page).toHaveURL(/\/gacha\/result$/)
}

test.describe('the pages of a gacha', () => {
  test('explain the odds of each item with the date of the odds, which add up to 100 % (W149, C077) @long', async ({
    page,
  }) => {
    await page.goto('/channel/velvet/gacha?gachaId=velvet-tube')
    const odds = page.getByRole('region', { name: '提供割合' })
    await expect(odds.getByText(/\d{4}\/\d\d\/\d\d\(.\) \d\d:\d\d 現在/)).toBeVisible()
    const meaning = odds.getByRole('table', { name: '引く回数と、少なくとも1枚が出る確率' })
    await expect(meaning.getByRole('row', { name: /SSR/ })).toContainText('18.3%')
    await odds.getByRole('button', { name: '8種それぞれを見る' }).click()
    await expect(meaning.getByRole('row', { name: /真空とレイ 点灯/ })).toContainText('1,500')
    const rates = await page.getByRole('region', { name: '出るもの' }).getByRole('listitem').allTextContents()
    const total = rates.reduce((sum, text) => sum + Number(/([\d.]+)%/.exec(text)?.[1]), 0)
    expect(Math.abs(total - 100)).toBeLessThanOrEqual(0.01)
  })

  test('show an error when the odds fail to load, and the odds after a reload (W149) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|GachaBelowFold/)
    // A member, because a guest's page comes from the server with the odds in it.
    await becomeMember(page)
    let isGone = true
    await page.route(/\/assets\/GachaBelowFold-[\w-]+\.js/, (route) => (isGone ? route.abort() : route.fallback()))
    await page.goto('/channel/lemonade/gacha')
    await expect(page.getByText('提供割合を読みこめませんでした')).toBeVisible()
    isGone = false
    await page.getByRole('button', { name: 'ページを読みこみ直す' }).click()
    await expect(page.getByRole('region', { name: '提供割合' })).toBeVisible()
    await expect(page.getByText('提供割合を読みこめませんでした')).toHaveCount(0)
  })

  test('distinguish running gachas from announced ones, which cannot be drawn yet (W149, Q151) @long', async ({
    page,
  }) => {
    await page.goto('/channel/velvet/gacha')
    const coming = page.getByRole('region', { name: 'これから' })
    await expect(page.getByRole('region', { name: '開催中' }).getByRole('link', { name: '真空管の夜' })).toBeVisible()
    await coming.getByRole('link', { name: '電源を切るまえに' }).click()
    await expect(page.getByText('まだ始まっていません')).toBeVisible()
    await expect(page.getByRole('button', { name: /回引く/ })).toHaveCount(0)
    await expect(page.getByRole('region', { name: '提供割合' })).toBeVisible()
  })

  test('show that the member’s limit is reached after the only free draw (LIMITED_BY_USER, W089) @long', async ({
    page,
  }) => {
    await becomeMember(page)
    await page.goto('/channel/todai/gacha?gachaId=todai-postcard')
    await expect(page.getByText('あと1回引けます')).toBeVisible()
    await page.getByRole('button', { name: '1回引く 無料' }).click()
    await confirmDraw(page)
    await expect(page).toHaveURL(/\/channel\/todai\/gacha\/result$/)
    await expect(page.getByText('はじめて1枚')).toBeVisible()
    await page.getByRole('link', { name: 'ガチャトップへ' }).click()
    await expect(page.getByText('引ける回数の上限です')).toBeVisible()
    await expect(page.getByRole('button', { name: /回引く/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'これまでの結果を見る' }).click()
    await expect(page.getByText('1回の結果')).toBeVisible()
  })

  test('lead from the refusal of a free draw whose period has ended back to a page without the free draw (E010, W025) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/)
    await becomeMember(page)
    await page.goto('/channel/setsugen/gacha')
    await page.getByRole('button', { name: '1回引く 無料' }).click()
    await confirmDraw(page)
    const dialog = page.getByRole('alertdialog', { name: '無料期間が終わりました' })
    await dialog.getByRole('button', { name: 'ガチャトップへもどる' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('無料で引けるのは、期間中だけでした。')).toBeVisible()
    await expect(page.getByRole('button', { name: /回引く/ })).toHaveCount(0)
  })

  test('reveal the drawn items together or one by one, have a button to skip, and show all items after a reload (W149, R058) @long', async ({
    page,
  }) => {
    await becomeMember(page)
    await page.goto('/channel/velvet/gacha?gachaId=velvet-tube')
    await draw(page, /^10回引く/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/が、来てくれました$/)
    await expect(heading).toBeFocused()
    const all = await heading.textContent()
    await page.getByRole('button', { name: '1枚ずつ見る' }).click()
    await expect(page.getByText('10枚のうち1枚目')).toBeVisible()
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('10枚のうち2枚目')).toBeVisible()
    await page.getByRole('button', { name: '残りをまとめて見る' }).click()
    await expect(heading).toHaveText(all ?? '')
    await expect(heading).toBeFocused()
    await page.reload()
    await expect(heading).toHaveText(all ?? '')
    await expect(page.getByText('10回の結果')).toBeVisible()
  })

  test('reveal the drawn items one by one if the device is set so, and together with reduced motion (W149) @long', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('tsudoi.draws-one-by-one', 'yes'))
    await becomeMember(page)
    await page.goto('/channel/velvet/gacha?gachaId=velvet-tube')
    await draw(page, /^10回引く/)
    await expect(page.getByText('10枚のうち1枚目')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await becomeMember(page)
    await page.goto('/channel/lemonade/gacha')
    await draw(page, /^10回引く/)
    await expect(page.getByText('10回の結果')).toBeVisible()
    const words = page.getByText(/^(SSR|SR|R|N)、.*、(はじめて|\d+枚目)$/)
    await expect(words).toHaveCount(10)
    for (const line of await words.all()) await expect(line).toBeVisible()
  })

  test('keep the results of all draws in a log until the session ends (W149, Q150, S035) @long', async ({ page }) => {
    await becomeMember(page)
    await page.goto('/channel/velvet/gacha?gachaId=velvet-tube')
    await draw(page, /^1回引く/)
    const heading = page.getByRole('heading', { level: 1 })
    const first = (await heading.textContent())?.replace('が、来てくれました', '') ?? ''
    await expect(page.getByRole('region', { name: 'これまでに引いたもの' })).toHaveCount(0)
    await page.getByRole('button', { name: /^もう1回引く/ }).click()
    await confirmDraw(page)
    const log = page.getByRole('region', { name: 'これまでに引いたもの' })
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText(first)
    await expect(log).toContainText('30コイン')
    await page.reload()
    await expect(log).toContainText('真空管の夜')
    await page.goto('/account/logout')
    await page.getByRole('button', { name: 'ログアウトする' }).click()
    await page.waitForURL(/\/(top|login)/)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draw')))).toEqual([])
  })
})
