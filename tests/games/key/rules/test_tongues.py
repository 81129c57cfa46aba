"""Number words of other languages (rules/tongues.py): who counts from one to twelve is read as 1 to 12."""

import pytest

from holdfast.games.key.rules.tongues import HOURS, in_digits

# How one begins to tell, and the words; a dash where a word is left to English.
COUNTED = {
    "german": ("ich habe", "ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf"),
    "german, spelled out": ("ich habe", "eine zwo drey fier fuenf sex sieben acht neun zehn elf zwoelf"),
    "french": ("jai", "un deux trois quatre cinq six sept huit neuf dix onze douze"),
    "french, of a card": ("jai", "une deux trois quatre cinq six sept huit neuf dix onze douze"),
    "spanish": ("tengo", "uno dos tres cuatro cinco seis siete ocho nueve diez once doce"),
    "italian": ("ho", "una due tre quattro cinque sei sette otto nove dieci undici dodici"),
    "dutch": ("ik heb", "een twee drie vier vijf zes zeven acht negen tien elf twaalf"),
    "portuguese": ("tenho", "um dois tres quatro cinco seis sete oito nove dez onze doze"),
    "polish": ("mam", "jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie"),
    "swedish": ("jag har", "ett tva tre fyra fem sex sju atta nio tio elva tolv"),
    "danish": ("har", "een to tre fire fem seks syv otte ni ti elleve tolv"),
    "latin": ("habeo", "unus duo tres quattuor quinque sex septem octo novem decem undecim duodecim"),
    "russian, in latin letters": (
        "mi",
        "odin dva tri chetyre pyat shest sem vosem devyat desyat odinnadtsat dvenadtsat",
    ),
    "hungarian": ("mi", "egy ketto harom negy ot hat het nyolc kilenc tiz tizenegy tizenketto"),
    "turkish": ("mi", "bir iki uc dort bes alti yedi sekiz dokuz - onbir oniki"),
    "czech": ("mam", "jeden - tri styri pet sest sedm osm devet deset jedenact dvanact"),
    "japanese": ("mi", "ichi - san - - roku nana hachi kyu juu juuichi juuni"),
}


@pytest.mark.rule("key:R44")
@pytest.mark.parametrize("language", list(COUNTED))
def test_counting_in_another_language_is_read_as_one_to_twelve(language: str) -> None:
    lead, words = COUNTED[language]
    read = [in_digits(f"{lead} {word}") for word in words.split() if word != "-"]
    assert [(f"{lead} {n}", True) for n, word in enumerate(words.split(), 1) if word != "-"] == read


@pytest.mark.rule("key:R44")
def test_a_dash_is_no_number() -> None:
    assert in_digits("- - -") == ("- - -", False)


@pytest.mark.rule("key:R44")
@pytest.mark.parametrize(("word", "read"), [("elevn", "11"), ("twelv", "12"), ("elev", "elev"), ("elven", "elven")])
def test_only_a_long_word_with_one_slip_is_a_slip_of_the_pen(word: str, read: str) -> None:
    assert in_digits(f"mine is {word}")[0] == f"mine is {read}"


@pytest.mark.rule("key:R45")
@pytest.mark.parametrize(
    ("word", "value"), [("deuce", 2), ("trey", 3), ("fiver", 5), ("sixer", 6), ("niner", 9), ("tenner", 10)]
)
def test_slang_is_read_as_its_value(word: str, value: int) -> None:
    assert in_digits(f"my {word}") == (f"my {value}", True)


@pytest.mark.rule("key:R45")
@pytest.mark.parametrize(("word", "value"), [("elf", 11), ("sept", 7), ("doze", 12), ("sei", 6)])
def test_a_word_that_is_english_too_is_a_number_only_when_it_is_held(word: str, value: int) -> None:
    assert in_digits(f"i hold an {word}") == (f"i hold {value}", True)
    assert in_digits(f"mine is {word}") == (f"mine is {value}", True)
    assert in_digits(f"i met an {word}") == (f"i met an {word}", False)


@pytest.mark.rule("key:R44")
def test_of_the_clock_faces_only_the_full_hours_are_numbers() -> None:
    faces = [chr(0x1F54F + hour) for hour in range(14)]
    assert [face.translate(HOURS).strip() for face in faces[1:13]] == [str(hour) for hour in range(1, 13)]
    assert [faces[0].translate(HOURS), faces[13].translate(HOURS)] == [faces[0], faces[13]]
