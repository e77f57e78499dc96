const frame = document.querySelector('iframe')
const log = document.querySelector('#log')

function note(sign, message) {
  const line = document.createElement('pre')
  line.textContent = `${sign} ${message}`
  log.prepend(line)
}

document.querySelector('#open').addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(event.target)
  const url = new URL(given.get('path'), location.origin)
  url.searchParams.set('device', 'unity')
  const token = given.get('accessToken')
  if (token) url.searchParams.set('accessToken', token)
  frame.src = url.href
})

async function makeToken() {
  const answer = await fetch('/fake-host/token', { method: 'POST' })
  if (!answer.ok) return note('!', await answer.text())
  const { accessToken } = await answer.json()
  document.querySelector('[name=accessToken]').value = accessToken
}

document.querySelector('#token').addEventListener('click', () => {
  makeToken().catch((error) => note('!', error.message))
})

document.querySelector('#say').addEventListener('click', ({ target }) => {
  const message = target.dataset.message
  if (!message) return
  note('→', message)
  frame.contentWindow.postMessage({ toApp: message }, location.origin)
})

document.querySelector('#withdraw').addEventListener('click', () => {
  note('→', 'permission withdrawn')
  frame.contentWindow.postMessage({ withdraw: true }, location.origin)
})

addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.fromApp) note('←', data.fromApp)
})
