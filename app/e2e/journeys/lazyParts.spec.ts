import { holdFile } from '../holdFile.ts'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

test.describe('parts that load after a page’s first content', () => {
  test('open as soon as their file has loaded, if the user pressed a menu or a dialog’s button before (S047, S072) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/)
    await openScenario(page, 'a member')
    const menu = await holdFile(page, 'OpenMenu')
    const report = await holdFile(page, 'ReportContainer')
    await page.goto('/user/fan-mejiro')
    const trigger = page.getByRole('button', { name: /さんのメニュー$/ })
    await trigger.click()
    await expect.poll(menu.isAsked).toBe(true)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await menu.letThrough()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
    await trigger.click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
    await expect.poll(report.isAsked).toBe(true)
    await report.lose()
    // Asserts that nothing is open, that the page is unchanged, and that a line shows the error.
    await expect(trigger).toBeEnabled()
    await expect(page.getByText('画面の一部を読みこめませんでした。')).toBeVisible()
    await report.letThrough()
    await trigger.click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
    await expect(page.getByRole('dialog', { name: '報告する' })).toBeVisible()
  })

  test('open with the next press, without a reload, if the file of a purchase’s last step failed to load (R041, S088) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/)
    await openScenario(page, 'a member')
    const lastStep = await holdFile(page, 'PackConfirmation')
    await page.goto('/purchase/coin-1000')
    const pay = page.getByRole('button', { name: '内容の確認へ進む' })
    await pay.click()
    await expect.poll(lastStep.isAsked).toBe(true)
    await lastStep.lose()
    await expect(page.getByText('画面の一部を読みこめませんでした。')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await lastStep.letThrough()
    await pay.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('open with the next press after their file was missing twice (S088)', async ({ page, quiet }) => {
    quiet.allow(/404/)
    const dialogs = await holdFile(page, 'hashDialogs')
    await dialogs.lose()
    await page.goto('/top')
    const commercial = page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法の表記' })
    for (let press = 1; press <= 2; press += 1) {
      const missing = page.waitForResponse((response) => /hashDialogs/.test(response.url()))
      await commercial.click()
      await missing
      await expect(page.getByText('画面の一部を読みこめませんでした。')).toBeVisible()
    }
    await dialogs.letThrough()
    await commercial.click()
    await expect(page.getByRole('dialog', { name: '特定商取引法の表記' })).toBeVisible()
  })
})
