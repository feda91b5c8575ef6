/**
 * How the PostgreSQL schema looks, as the steps by which it came to look so. A step that was released is never edited: a change is
 * a new step below, and a function that changes gets a new name, because processes of the version before go on calling the old one
 * until they are replaced.
 *
 * Whole writes are applied by a function in the database, so that any number of them costs one round trip. What most writes are, a
 * move at one table, does not come this way (see `batch.ts`).
 */

/** The door for writes: it differs from step to step only in what it lets in. */
function writeJobs(name: string, apply: string): string {
  return `
  -- Jobs one after the other, each all or nothing. Gives what became of each: null, a fault, or a state of PostgreSQL with its
  -- message. Null in the place of all: this writer has begun another session, so nobody waits for these any more.
  CREATE FUNCTION ${name}(_writer text, _session bigint, _serial bigint, _jobs jsonb) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE _job jsonb; _outcome jsonb; _outcomes jsonb := '[]'; _detail text;
  BEGIN
    PERFORM 1 FROM writers WHERE id = _writer AND session = _session FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
    FOR _job IN SELECT value FROM jsonb_array_elements(_jobs) LOOP
      BEGIN
        PERFORM ${apply}(_writer, _job);
        _outcome := 'null';
      EXCEPTION
        WHEN SQLSTATE 'IACTA' THEN
          GET STACKED DIAGNOSTICS _detail = PG_EXCEPTION_DETAIL;
          _outcome := _detail;
        WHEN OTHERS THEN
          _outcome := jsonb_build_object('state', SQLSTATE, 'message', SQLERRM);
      END;
      _outcomes := _outcomes || jsonb_build_array(_outcome);
    END LOOP;
    UPDATE writers SET serial = _serial, outcome = _outcomes::text, seen = now() WHERE id = _writer;
    RETURN _outcomes::text;
  END $$;
  `
}

/** Texts are compared byte by byte, as everywhere else. JSON is text: it comes back as it was written. */
const TABLES = `
  CREATE DOMAIN word AS text COLLATE "C";

  -- people: who sits there or is host, as the last write had them; null: not known, look
  CREATE TABLE tables (
    id word PRIMARY KEY, game text NOT NULL, rules bigint NOT NULL, options text NOT NULL, clock text NOT NULL,
    listed smallint NOT NULL, status text NOT NULL, host word, seats text NOT NULL, notes text NOT NULL, secret text,
    created bigint NOT NULL, updated bigint NOT NULL, deadline bigint,
    takebacks bigint NOT NULL, seq bigint NOT NULL, epoch bigint NOT NULL, owner text, people text
  ) WITH (fillfactor = 80);
  CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_public ON tables (created, id) WHERE listed = 1 AND status IN ('lobby', 'opening', 'playing');

  CREATE TABLE lines (table_id word, seq bigint, text text NOT NULL, PRIMARY KEY (table_id, seq));
  CREATE TABLE commands (
    table_id word, identity word, id word, seq bigint NOT NULL, PRIMARY KEY (table_id, identity, id)
  );

  -- here: sits there now, or is the host; the others have left something there that must be found when they delete their data
  CREATE TABLE sits (identity word, table_id word, here smallint NOT NULL, PRIMARY KEY (identity, table_id));
  CREATE INDEX sits_table ON sits (table_id);

  CREATE TABLE identities (id word PRIMARY KEY, name text, colour text, created bigint NOT NULL, seen bigint NOT NULL);
  CREATE INDEX identities_seen ON identities (seen, id);
  CREATE TABLE keys (name word PRIMARY KEY, value text NOT NULL);
  CREATE TABLE links (token word PRIMARY KEY, identity word NOT NULL, expires bigint NOT NULL);
  CREATE INDEX links_identity ON links (identity);
  CREATE TABLE pushes (
    endpoint word PRIMARY KEY, identity word NOT NULL, p256dh text NOT NULL, auth text NOT NULL, lang text NOT NULL,
    created bigint NOT NULL
  );
  CREATE INDEX pushes_identity ON pushes (identity, created, endpoint);

  -- processes that own tables, by the clock of the database
  CREATE TABLE processes (id text PRIMARY KEY, seen timestamptz NOT NULL, address text);

  -- what each writer has last committed, and what became of it: see writer.ts
  CREATE TABLE writers (
    id text PRIMARY KEY, session bigint NOT NULL, serial bigint NOT NULL, outcome text NOT NULL, seen timestamptz NOT NULL
  ) WITH (fillfactor = 50);
`

const WRITES = `
  -- ends a job and undoes it; IACTA is no state of PostgreSQL's own
  CREATE FUNCTION refuse(_fault jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION USING ERRCODE = 'IACTA', MESSAGE = 'refused', DETAIL = _fault::text;
  END $$;

  -- _from: whose words they are, who need not hear them
  CREATE FUNCTION announce(_from text, _event jsonb) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify(current_schema(), (_event || jsonb_build_object('from', _from))::text)
  $$;

  -- somebody who cannot be forgotten before this transaction has ended
  CREATE FUNCTION must_know(_who text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM identities WHERE id = _who FOR KEY SHARE;
    IF NOT FOUND THEN PERFORM refuse(jsonb_build_object('code', 'gone', 'what', 'identity', 'id', _who)); END IF;
  END $$;

  CREATE FUNCTION refuse_conflict(_id text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _found jsonb;
  BEGIN
    SELECT jsonb_build_object('seq', seq, 'epoch', epoch) INTO _found FROM tables WHERE id = _id;
    PERFORM refuse(jsonb_build_object('code', 'conflict', 'table', _id, 'found', _found));
  END $$;

  CREATE FUNCTION is_as_expected(_id text, _expect jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE _found record;
  BEGIN
    SELECT seq, epoch INTO _found FROM tables WHERE id = _id FOR UPDATE;
    RETURN _found.seq IS NOT DISTINCT FROM (_expect->>'seq')::bigint
      AND _found.epoch IS NOT DISTINCT FROM (_expect->>'epoch')::bigint;
  END $$;

  CREATE FUNCTION add_command(_table text, _people jsonb, _command jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _who text := _command->>'identity'; _id text := _command->>'id'; _seq bigint;
  BEGIN
    IF NOT _people ? _who THEN
      INSERT INTO sits (identity, table_id, here) VALUES (_who, _table, 0) ON CONFLICT DO NOTHING;
    END IF;
    INSERT INTO commands (table_id, identity, id, seq) VALUES (_table, _who, _id, (_command->>'seq')::bigint)
      ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN; END IF;
    SELECT seq INTO _seq FROM commands WHERE table_id = _table AND identity = _who AND id = _id;
    PERFORM refuse(jsonb_build_object('code', 'applied', 'table', _table, 'id', _id, 'seq', _seq));
  END $$;

  CREATE FUNCTION seat_people(_table text, _people jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _who text;
  BEGIN
    UPDATE sits SET here = 0 WHERE table_id = _table;
    FOR _who IN SELECT jsonb_array_elements_text(_people) LOOP
      PERFORM must_know(_who);
      INSERT INTO sits (identity, table_id, here) VALUES (_who, _table, 1)
        ON CONFLICT (identity, table_id) DO UPDATE SET here = 1;
    END LOOP;
  END $$;

  ${writeTable('CREATE', 'FOUND')}

  CREATE FUNCTION remove_table(_from text, _id text, _expect jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _by_force boolean := _expect = 'null';
  BEGIN
    IF NOT _by_force AND NOT is_as_expected(_id, _expect) THEN PERFORM refuse_conflict(_id); END IF;
    DELETE FROM tables WHERE id = _id;
    IF FOUND AND _by_force THEN
      PERFORM announce(_from, jsonb_build_object('kind', 'changed', 'table', _id, 'epoch', NULL));
    END IF;
    DELETE FROM lines WHERE table_id = _id;
    DELETE FROM commands WHERE table_id = _id;
    DELETE FROM sits WHERE table_id = _id;
  END $$;

  CREATE FUNCTION shelve_table(_from text, _id text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _epoch bigint;
  BEGIN
    UPDATE tables SET deadline = NULL, listed = 0, epoch = epoch + 1 WHERE id = _id RETURNING epoch INTO _epoch;
    IF FOUND THEN
      PERFORM announce(_from, jsonb_build_object('kind', 'changed', 'table', _id, 'epoch', _epoch));
    END IF;
  END $$;

  CREATE FUNCTION mask_seats(_seats jsonb, _who text) RETURNS jsonb LANGUAGE sql AS $$
    SELECT coalesce(jsonb_agg(
      CASE WHEN seat->>'kind' = 'person' AND seat->>'identity' = _who
        THEN seat || '{"identity": null, "name": null}' ELSE seat END ORDER BY n), '[]')
    FROM jsonb_array_elements(_seats) WITH ORDINALITY AS s (seat, n)
  $$;

  CREATE FUNCTION mask_table(_from text, _id text, _who text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _seats text; _epoch bigint;
  BEGIN
    SELECT seats INTO _seats FROM tables WHERE id = _id FOR UPDATE;
    BEGIN
      _seats := mask_seats(_seats::jsonb, _who)::text;
    EXCEPTION WHEN data_exception THEN _seats := NULL;
    END;
    IF _seats IS NULL THEN
      PERFORM refuse(jsonb_build_object('code', 'corrupt', 'where', 'table', 'id', _id, 'reason', 'seats is not readable'));
    END IF;
    UPDATE tables SET host = nullif(host, _who), seats = _seats, people = NULL, epoch = epoch + 1
      WHERE id = _id RETURNING epoch INTO _epoch;
    PERFORM announce(_from, jsonb_build_object('kind', 'changed', 'table', _id, 'epoch', _epoch));
  END $$;

  CREATE FUNCTION forget_person(_from text, _who text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _sit record;
  BEGIN
    -- whoever would seat this person now waits, and then knows nobody of that name
    PERFORM 1 FROM identities WHERE id = _who FOR UPDATE;
    FOR _sit IN SELECT table_id, here FROM sits WHERE identity = _who ORDER BY table_id LOOP
      DELETE FROM commands WHERE table_id = _sit.table_id AND identity = _who;
      IF _sit.here = 1 THEN PERFORM mask_table(_from, _sit.table_id, _who); END IF;
    END LOOP;
    DELETE FROM sits WHERE identity = _who;
    DELETE FROM links WHERE identity = _who;
    DELETE FROM pushes WHERE identity = _who;
    DELETE FROM identities WHERE id = _who;
  END $$;

  CREATE FUNCTION expire_people(_from text, _before bigint, _limit bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _who text;
  BEGIN
    FOR _who IN SELECT id FROM identities WHERE seen < _before
      AND NOT EXISTS (SELECT 1 FROM sits WHERE identity = identities.id AND here = 1)
      ORDER BY seen, id LIMIT _limit FOR UPDATE SKIP LOCKED
    LOOP
      -- may have sat down since the list was made
      PERFORM 1 FROM sits WHERE identity = _who AND here = 1;
      IF NOT FOUND THEN PERFORM forget_person(_from, _who); END IF;
    END LOOP;
  END $$;

  CREATE FUNCTION set_push(_push jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _new pushes := jsonb_populate_record(NULL::pushes, _push);
  BEGIN
    PERFORM must_know(_new.identity);
    INSERT INTO pushes VALUES (_new.*) ON CONFLICT (endpoint) DO UPDATE SET identity = _new.identity,
      p256dh = _new.p256dh, auth = _new.auth, lang = _new.lang, created = _new.created;
    DELETE FROM pushes WHERE endpoint IN (SELECT endpoint FROM pushes WHERE identity = _new.identity
      ORDER BY created DESC, endpoint DESC OFFSET (_push->>'most')::bigint);
  END $$;

  CREATE FUNCTION add_link(_link jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _new links := jsonb_populate_record(NULL::links, _link);
  BEGIN
    PERFORM must_know(_new.identity);
    DELETE FROM links WHERE identity = _new.identity;
    INSERT INTO links VALUES (_new.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN PERFORM refuse(jsonb_build_object('code', 'taken', 'what', 'link', 'id', _new.token)); END IF;
  END $$;

  CREATE FUNCTION spend_link(_token text, _now bigint) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM links WHERE token = _token AND expires > _now;
    IF NOT FOUND THEN PERFORM refuse(jsonb_build_object('code', 'gone', 'what', 'link', 'id', _token)); END IF;
  END $$;

  CREATE FUNCTION set_person(_person jsonb, _is_new boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _new identities := jsonb_populate_record(NULL::identities, _person);
  BEGIN
    IF _is_new THEN
      INSERT INTO identities VALUES (_new.*) ON CONFLICT DO NOTHING;
    ELSE
      UPDATE identities SET name = _new.name, colour = _new.colour, created = _new.created, seen = _new.seen
        WHERE id = _new.id;
    END IF;
    IF FOUND THEN RETURN; END IF;
    PERFORM refuse(jsonb_build_object('code', CASE WHEN _is_new THEN 'taken' ELSE 'gone' END,
      'what', 'identity', 'id', _new.id));
  END $$;

  CREATE FUNCTION apply_job(_from text, _job jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF _job ? 'key' THEN
      INSERT INTO keys (name, value) VALUES (_job#>>'{key,name}', _job#>>'{key,value}') ON CONFLICT DO NOTHING;
    END IF;
    IF _job ? 'introduce' THEN PERFORM set_person(_job->'introduce', true); END IF;
    IF _job ? 'identity' THEN PERFORM set_person(_job->'identity', false); END IF;
    IF _job ? 'link' THEN PERFORM add_link(_job->'link'); END IF;
    IF _job ? 'spend' THEN PERFORM spend_link(_job#>>'{spend,token}', (_job#>>'{spend,now}')::bigint); END IF;
    IF _job ? 'push' THEN PERFORM set_push(_job->'push'); END IF;
    IF _job ? 'unpush' THEN
      DELETE FROM pushes WHERE endpoint = _job#>>'{unpush,endpoint}' AND identity = _job#>>'{unpush,identity}';
    END IF;
    PERFORM write_table(value) FROM jsonb_array_elements(_job->'tables');
    PERFORM remove_table(_from, value->>'id', value->'expect') FROM jsonb_array_elements(_job->'remove');
    PERFORM shelve_table(_from, value) FROM jsonb_array_elements_text(_job->'shelve');
    IF _job ? 'forget' THEN PERFORM forget_person(_from, _job->>'forget'); END IF;
    IF _job ? 'expire' THEN
      PERFORM expire_people(_from, (_job#>>'{expire,before}')::bigint, (_job#>>'{expire,limit}')::bigint);
    END IF;
  END $$;

  ${writeJobs('write_jobs', 'apply_job')}

  CREATE FUNCTION is_alive(_process text, _dead_ms bigint) RETURNS boolean LANGUAGE sql AS $$
    SELECT EXISTS (SELECT 1 FROM processes
      WHERE id = _process AND seen > clock_timestamp() - _dead_ms * interval '1 millisecond')
  $$;

  ${claimTable('CREATE', '_taken')}
`

/** Whoever goes takes their papers along, whichever function lets them go. */
const PAPERS = `
  CREATE TABLE papers (
    kind word NOT NULL, id word NOT NULL, identity word REFERENCES identities (id) ON DELETE CASCADE, rev bigint NOT NULL,
    body text NOT NULL, updated bigint NOT NULL, PRIMARY KEY (kind, id)
  );
  CREATE INDEX papers_identity ON papers (identity, kind, id) WHERE identity IS NOT NULL;

  CREATE FUNCTION set_paper(_paper jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE _new papers := jsonb_populate_record(NULL::papers, _paper); _found bigint;
  BEGIN
    IF _new.identity IS NOT NULL THEN PERFORM must_know(_new.identity); END IF;
    IF _new.rev = 1 THEN INSERT INTO papers VALUES (_new.*) ON CONFLICT DO NOTHING;
    ELSE
      UPDATE papers SET identity = _new.identity, rev = _new.rev, body = _new.body, updated = _new.updated
        WHERE kind = _new.kind AND id = _new.id AND rev = _new.rev - 1;
    END IF;
    IF FOUND THEN RETURN; END IF;
    SELECT rev INTO _found FROM papers WHERE kind = _new.kind AND id = _new.id;
    PERFORM refuse(jsonb_build_object('code', 'stale', 'kind', _new.kind, 'id', _new.id, 'found', coalesce(_found, 0)));
  END $$;

  CREATE FUNCTION apply_job_2(_from text, _job jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM apply_job(_from, _job);
    IF _job ? 'paper' THEN PERFORM set_paper(_job->'paper'); END IF;
  END $$;
`

/** A paper that was replaced by something else is removed in the same write. */
const UNPAPER = `
  CREATE FUNCTION apply_job_3(_from text, _job jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM apply_job_2(_from, _job);
    IF _job ? 'unpaper' THEN
      DELETE FROM papers WHERE kind = _job#>>'{unpaper,kind}' AND id = _job#>>'{unpaper,id}';
    END IF;
  END $$;
`

/** Writes a table's row and its new lines. `isThere`: whether it is changed, not made. */
function writeTable(create: string, isThere: string): string {
  return `${create} FUNCTION write_table(_job jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    _new tables := jsonb_populate_record(NULL::tables, _job->'row');
    _before text;
    _keep bigint := (_job->>'keep')::bigint;
  BEGIN
    PERFORM add_command(_new.id, _job->'people', value) FROM jsonb_array_elements(_job->'commands');
    IF NOT is_as_expected(_new.id, _job->'expect') THEN PERFORM refuse_conflict(_new.id); END IF;
    SELECT people INTO _before FROM tables WHERE id = _new.id;
    IF ${isThere} THEN
      UPDATE tables SET game = _new.game, rules = _new.rules, options = _new.options, clock = _new.clock,
        listed = _new.listed, status = _new.status, host = _new.host, seats = _new.seats, notes = _new.notes,
        secret = _new.secret, created = _new.created, updated = _new.updated, deadline = _new.deadline,
        takebacks = _new.takebacks, seq = _new.seq, epoch = _new.epoch, owner = _new.owner, people = _new.people
        WHERE id = _new.id;
      DELETE FROM lines WHERE table_id = _new.id AND seq > _keep;
    ELSE
      INSERT INTO tables VALUES (_new.*) ON CONFLICT DO NOTHING;
      -- somebody else has just made it
      IF NOT FOUND THEN PERFORM refuse_conflict(_new.id); END IF;
    END IF;
    INSERT INTO lines (table_id, seq, text)
      SELECT _new.id, _keep + n, line FROM jsonb_array_elements_text(_job->'lines') WITH ORDINALITY AS l (line, n);
    IF _before IS DISTINCT FROM _new.people THEN PERFORM seat_people(_new.id, _job->'people'); END IF;
  END $$;`
}

/**
 * Gives the table, taken over if it was nobody's, of a dead process or of _instead, and its lines, all of one moment; null: no such
 * table. `told`: when the others hear of it.
 */
function claimTable(create: string, told: string): string {
  return `${create} FUNCTION claim_table(_from text, _id text, _owner text, _dead_ms bigint, _instead text) RETURNS json
    LANGUAGE plpgsql AS $$
  DECLARE _before text; _epoch bigint; _taken boolean := false;
  BEGIN
    SELECT owner INTO _before FROM tables WHERE id = _id FOR UPDATE;
    IF _before IS DISTINCT FROM _owner AND (_before IS NULL OR _before = _instead OR NOT is_alive(_before, _dead_ms)) THEN
      UPDATE tables SET owner = _owner, epoch = epoch + 1 WHERE id = _id RETURNING epoch INTO _epoch;
      _taken := FOUND;
    END IF;
    IF ${told} THEN
      PERFORM announce(_from, jsonb_build_object('kind', 'moved', 'table', _id, 'owner', _owner, 'epoch', _epoch));
    END IF;
    RETURN (SELECT json_build_object('row', to_json(t), 'orphan', _taken AND _before IS NOT NULL, 'lines', (
      SELECT coalesce(json_agg(json_build_object('seq', seq, 'text', text) ORDER BY seq), '[]') FROM lines
        WHERE table_id = _id)) FROM tables t WHERE id = _id);
  END $$;`
}

export const MIGRATIONS: readonly string[] = [
  // 1: all that SQLite has by its step 5
  `${TABLES} ${WRITES}`,
  // 2: small documents that belong to no table
  `${PAPERS} ${writeJobs('write_jobs_2', 'apply_job_2')}`,
  // 3: a table that nobody held is nobody's to let go of: no need to tell
  claimTable('CREATE OR REPLACE', '_taken AND _before IS NOT NULL'),
  // 4: after the database's clock was set back, a process that was last seen in the future is not alive for so long
  `CREATE OR REPLACE FUNCTION is_alive(_process text, _dead_ms bigint) RETURNS boolean LANGUAGE sql AS $$
    SELECT EXISTS (SELECT 1 FROM processes
      WHERE id = _process AND abs(extract(epoch FROM clock_timestamp() - seen)) * 1000 < _dead_ms)
  $$`,
  // 5: papers can be removed
  `${UNPAPER} ${writeJobs('write_jobs_3', 'apply_job_3')}`,
  // 6: a new table that another process makes between the check and the write is refused, not overwritten
  writeTable('CREATE OR REPLACE', "jsonb_typeof(_job->'expect') = 'object'"),
]
