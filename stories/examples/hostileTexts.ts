/** Texts that try to run as code, to turn the direction of writing, or to widen the page (X15). */
export const hostileTexts = [
  '<img src=x onerror="globalThis.wasRun = true"><script>globalThis.wasRun = true</script>',
  '{FIRST}{constructor}${globalThis.wasRun = true}{{7*7}}',
  '\u202eできす好が音の海\u202c Z̡̛͖̯͎͙a̢̞̙l̶̠͖g̨̝̰o 👨‍👩‍👧‍👦🏳️‍🌈',
  'あ'.repeat(900),
  'W'.repeat(400),
]
