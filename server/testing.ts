/** A small build, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const PAGE = '<!doctype html><title>Iacta</title>'
export const SCRIPT = `console.log(${JSON.stringify('alea iacta est '.repeat(50))})`

/** Its folder. `outside.txt` lies beside it and must not be readable. */
export function makeBuild(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'iacta-build-')), 'web')
  const files: { readonly [path: string]: string | Buffer } = {
    'index.html': PAGE,
    'sw.js': 'self.x = 1',
    'manifest.webmanifest': '{}',
    'icon.png': Buffer.from([137, 80, 78, 71]),
    'assets/app-abc123.js': SCRIPT,
    'assets/app-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/app-abc123.js.gz': gzipSync(SCRIPT),
    'assets/text-def456.woff2': Buffer.from([1, 2, 3]),
    '../outside.txt': 'secret',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** For localhost, made for tests alone; it opens nothing. */
export const CERT = `-----BEGIN CERTIFICATE-----
MIIBfjCCASSgAwIBAgITZ+uIjLHr8vRC0BhKEv0CzJtRUDAKBggqhkjOPQQDAjAU
MRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjYxMTE1MDcyOTQ1WhgPMjEyNjEwMjIw
NzI5NDVaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABH7s9xQqfR6/n8nvtBDVCKYkjKqQcM40feFvB4WPPwx7cj31enqXceSA
16jgPvEyux4CD0YB+PUWkYHHjxDQ7u6jUzBRMB0GA1UdDgQWBBTRwbaSIZLe7dJc
Q0oVMklTrNWWqzAfBgNVHSMEGDAWgBTRwbaSIZLe7dJcQ0oVMklTrNWWqzAPBgNV
HRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIAbaK23cRWIOzLebfNrMgd/I
qrQBBbv7H+hS/cgI+GWYAiEAsAqOpYcXv1MyDrI9p7qQhGyaNSfKFLvar1miJm4Y
Gps=
-----END CERTIFICATE-----
`
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgv25WeKUJeBshqiNn
llUGfHR9+njxKSGDZjxbQZhBiGKhRANCAAR+7PcUKn0ev5/J77QQ1QimJIyqkHDO
NH3hbweFjz8Me3I99Xp6l3HkgNeo4D7xMrseAg9GAfj1FpGBx48Q0O7u
-----END PRIVATE KEY-----
`
