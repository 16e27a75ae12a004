import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'

export type Front = { origin: string; stop: () => Promise<void> }

const START_LIMIT_MS = 10_000

/** What it takes to start nginx, if it is not there. */
export function whatNginxLacks(): string | undefined {
  return spawnSync('nginx', ['-v']).status === 0
    ? undefined
    : 'it takes nginx (Debian: apt-get install nginx)'
}

/** nginx before several servers, taking turns; one that is gone is passed by. It keeps that many idle connections to them. */
export async function startNginx(ports: number[], idleConnections = 0): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-nginx-'))
  const guard = guardFolder(folder)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports, idleConnections))
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    { stdio: 'ignore' },
  )
  guardProcess(child, 'SIGTERM')
  await untilListening(port)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
      guard.release()
    },
  }
}

const configuration = (folder: string, port: number, ports: number[], idleConnections: number) => `
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 20m;
  upstream plimsoll {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    ${idleConnections > 0 ? `keepalive ${idleConnections};` : ''}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://plimsoll;
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_read_timeout 300s;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`

export async function untilListening(port: number) {
  const limit = performance.now() + START_LIMIT_MS
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (performance.now() > limit) throw new Error(`nobody listens on port ${port}`)
    await pause(20)
  }
}
