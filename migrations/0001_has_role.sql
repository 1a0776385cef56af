-- SPEC 6 and 7: the role check lives in the database, under the name and parameters of the specification.
CREATE FUNCTION has_role(_user_id text, role_name text) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT 1 FROM user_roles WHERE user_id = _user_id AND role = role_name) $$;
