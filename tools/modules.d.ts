/** What we use of packages that are installed on demand: so that our own code is checked without them. */
declare module 'lighthouse' {
  interface Audit {
    readonly score: number | null
    readonly title: string
    readonly displayValue?: string
    readonly details?: unknown
  }
  export interface Result {
    readonly runtimeError?: { readonly message: string }
    readonly audits: Readonly<Record<string, Audit>>
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
    >
  }
  // biome-ignore lint/style/noDefaultExport: that is what the package exports
  export default function lighthouse(
    url: string,
    flags: { readonly port: number; readonly logLevel: 'error'; readonly onlyCategories: readonly string[] },
  ): Promise<{ readonly lhr: Result } | undefined>
}

declare module 'assemblyscript/asc' {
  interface Files {
    readFile(name: string): string | null
    listFiles(): readonly string[]
    writeFile(name: string, content: string | Uint8Array): void
  }
  const asc: {
    main(args: readonly string[], files: Files): Promise<{ readonly error: Error | null; readonly stderr: object }>
  }
  // biome-ignore lint/style/noDefaultExport: that is what the package exports
  export default asc
}
