/** Under which addresses others on the same network find this machine. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined }

/** Virtual networks of this machine: no phone is on them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|utun|tun|tap|zt|tailscale|lxc|podman)/

/** Home networks first. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

/** IPv4 only: what a person can read out, and every router has. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
  return [...new Set(found)].sort((a, b) => rank(a) - rank(b))
}

function rank(address: string): number {
  const at = LIKELY.findIndex((range) => range.test(address))
  return at < 0 ? LIKELY.length : at
}
